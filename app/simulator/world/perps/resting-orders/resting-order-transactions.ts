import type { Address } from '~/domain/base/ids'
import type { EncodedInstruction } from '~/solana/transaction/instruction-layout'
import type { TransactionDraft } from '../../transactions/draft'
import { setComputeUnitPrice } from '../../transactions/programs'
import { actionLine, orderFields, placeCall, recordWith, withMarket } from '../order-records'
import { explanations, orderActions } from '../program-numbers'
import type { RestingOrder } from './resting-order'
import type { RestingStep } from './resting-order-steps'

/** Drafts the transaction of a step of a resting order. */
export function draftRestingStep(resting: RestingOrder, index: number): TransactionDraft {
  const step = resting.stepAt(index)
  const { user, market } = resting.terms
  if (step.type !== 'placed') return draftAction(resting, step)
  return {
    feePayer: user.authority,
    calls: [placeCall(resting.scene, user, market, resting.orderAfter(step), step.slot)],
    holdings: [],
    usesLookupTable: false,
  }
}

function draftAction(resting: RestingOrder, step: RestingStep): TransactionDraft {
  const { scene, terms } = resting
  const { user, market } = terms
  const { feePayer, name, instruction } = instructionOf(resting, step)
  const order = orderFields(user, resting.orderAfter(step))
  const triggerPrice = step.type === 'triggered' ? terms.triggerPriceRaw : undefined
  const record = recordWith(scene, market, step.slot, order, actionOf(resting, step), { triggerPrice })
  const call = {
    instruction: withMarket(instruction, market),
    name,
    lines: [actionLine(scene, record)],
    computeUnits: 31_980,
  }
  return {
    feePayer,
    calls: [setComputeUnitPrice(9000n), call],
    holdings: [],
    usesLookupTable: false,
  }
}

function actionOf({ steps }: RestingOrder, step: RestingStep) {
  if (step.type === 'triggered') return { action: orderActions.trigger, actionExplanation: explanations.none }
  if (step.type === 'expired') return { action: orderActions.expire, actionExplanation: explanations.expired }
  const wasTriggered = steps.some(({ type }) => type === 'triggered')
  return {
    action: orderActions.cancel,
    actionExplanation: wasTriggered ? explanations.reduceOnlyIncreases : explanations.none,
  }
}

function instructionOf(
  resting: RestingOrder,
  step: RestingStep,
): { readonly feePayer: Address; readonly name: string; readonly instruction: EncodedInstruction } {
  const { scene, terms, orderId } = resting
  const { user } = terms
  const { encoding, name } = scene.venue
  const keeper = scene.named(`${name} keeper`)
  if (step.type === 'triggered') {
    const filler = scene.named(`${name} keeper user`)
    const accounts = { authority: keeper, filler, user: user.key, userStats: user.statsKey }
    const instruction = encoding.triggerOrder(accounts, orderId)
    return { feePayer: keeper, name: 'TriggerOrder', instruction }
  }
  const signer = step.type === 'expired' ? keeper : user.authority
  const instruction = encoding.cancelOrder({ user: user.key, authority: signer }, orderId)
  return { feePayer: signer, name: 'CancelOrder', instruction }
}
