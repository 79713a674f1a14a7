import { encodeKaminoEventCpi } from '~/protocols/kamino-limit/encode'
import type { Call } from '../transactions/draft'
import { eventCall } from '../transactions/programs'
import { unixTimeOfSlot } from '../world-time'
import type { LimitStep } from './limit-steps'
import type { LimitStory } from './limit-story'

/** Tip that the maker gets for each fill. */
export const tipLamports = 10_000n
const statuses = { active: 0, filled: 1, cancelled: 2 } as const

/**
 * Returns the program's vault for the input mint, and the authority of the vault. The vault contains the
 * inputs of all orders.
 */
export function kaminoVault({ scene, terms }: LimitStory) {
  const authority = scene.named('kamino authority')
  return { authority, vault: scene.tokenAccount(authority, terms.pair.input) }
}

/**
 * Returns the call that emits the event of an instruction. Every instruction emits this event when it changes
 * an order.
 */
export function displayEvent(story: LimitStory, step: LimitStep): Call {
  const { makingRaw, takingRaw } = story.terms
  const { remainingInRaw, remainingOutRaw, fills } = step.after
  return eventCall(
    encodeKaminoEventCpi('OrderDisplay', {
      initialInputAmount: makingRaw,
      expectedOutputAmount: takingRaw,
      remainingInputAmount: remainingInRaw,
      filledOutputAmount: takingRaw - remainingOutRaw,
      tipAmount: tipLamports * BigInt(fills),
      numberOfFills: BigInt(fills),
      onEventOutputAmountFilled: step.type === 'filled' ? step.outRaw : 0n,
      onEventTipAmount: step.type === 'filled' ? tipLamports : 0n,
      orderType: 0,
      // Closing an order sets its status to cancelled, even if the order is filled.
      status: step.type === 'closed' ? statuses.cancelled : statusOf(step),
      lastUpdatedTimestamp: BigInt(unixTimeOfSlot(step.slot)),
    }),
  )
}

/** Returns the order's status that its account contains while the order is open. */
export function statusOf(step: LimitStep): number {
  return step.after.remainingInRaw === 0n ? statuses.filled : statuses.active
}
