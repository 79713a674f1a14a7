import type { Slot, UnixSeconds } from '~/domain/base/time'
import type { PerpDirection } from '~/domain/perp/perp'
import type { RandomStream } from '../../random'
import type { Step, StoryId } from '../../stories/story'
import { secondsOfSlot, slotAtUnixTime, slotFrom, slotsPerHour, unixTimeOfSlot } from '../../world-time'
import type { PerpMarket } from '../markets'
import type { PerpScene } from '../perp-scene'
import type { PerpUser } from '../users'

/** Kinds of resting orders with their `OrderType` number in the program. */
export const restingKinds = {
  limit: { orderType: 1, share: 0.6 },
  triggerMarket: { orderType: 2, share: 0.25 },
  triggerLimit: { orderType: 3, share: 0.06 },
  oracle: { orderType: 4, share: 0.09 },
} as const

export type RestingKind = keyof typeof restingKinds

/** Slot in which a resting order is placed, and the slot in which it ends at the latest. */
export interface RestingPlan {
  readonly openSlot: Slot
  /** Time at which the order expires and a keeper removes it; `undefined`: it does not expire. */
  readonly maxAt: UnixSeconds | undefined
  readonly cancelSlot: Slot
}

export const longestRestingHours = 240
const meanHours = 95
const expiringShare = 0.3

export function planResting(random: RandomStream, id: StoryId, haste: number): RestingPlan {
  const openSlot = Math.floor((id.hour + random.chance()) * slotsPerHour)
  const hours = Math.min(longestRestingHours - 2, 0.2 + random.exponential(meanHours)) / haste
  const endSlot = openSlot + Math.max(100, Math.floor(hours * slotsPerHour))
  const expires = random.happens(expiringShare)
  return { openSlot, cancelSlot: endSlot, maxAt: expires ? unixTimeOfSlot(endSlot) : undefined }
}

/** Terms that are fixed when the order is placed. Prices have 6 decimals, base has 9. */
export interface RestingTerms {
  readonly kind: RestingKind
  readonly user: PerpUser
  readonly market: PerpMarket
  readonly direction: PerpDirection
  readonly baseRaw: bigint
  /**
   * Limit price. It is 0 for trigger market orders and for orders that follow the oracle, because they have
   * none.
   */
  readonly priceRaw: bigint
  /** Trigger price; 0 if the order has no trigger. */
  readonly triggerPriceRaw: bigint
  readonly triggersAbove: boolean
  /** Distance to the oracle price for orders that follow the oracle price. */
  readonly offsetRaw: bigint
}

export interface RestingStep extends Step {
  readonly type: 'placed' | 'triggered' | 'cancelled' | 'expired'
}

/** Time by which the maker cancels an order before the market price reaches it, seconds. */
const pulledBeforeSeconds = 45
const pricePerUnit = 1e6

/**
 * Computes the steps of a resting order. The order is placed far from the market price and cancelled before
 * the market price reaches it, because only orders of position stories trade. A trigger order is triggered
 * when the price reaches its trigger price. There is no position to reduce at that time, so the program
 * cancels the order.
 */
export function tellRestingSteps(
  scene: PerpScene,
  random: RandomStream,
  plan: RestingPlan,
  terms: RestingTerms,
): RestingStep[] {
  const { calendar } = scene
  const placed = calendar.atOrAfter(plan.openSlot)
  const endSlot = plan.maxAt === undefined ? plan.cancelSlot : slotAtUnixTime(plan.maxAt)
  const touched = findTouch(scene, terms, placed + 20, endSlot)
  if (touched === undefined) {
    const type = plan.maxAt === undefined ? 'cancelled' : 'expired'
    const slot = plan.maxAt === undefined ? endSlot : endSlot + random.whole(3, 90)
    return [
      { type: 'placed', slot: placed },
      { type, slot: calendar.atOrAfter(slot) },
    ]
  }
  if (terms.triggerPriceRaw === 0n) {
    const pulled = Math.max(placed + 8, touched - Math.floor(pulledBeforeSeconds * 2.5))
    return [
      { type: 'placed', slot: placed },
      { type: 'cancelled', slot: calendar.atOrAfter(pulled) },
    ]
  }
  const triggered = calendar.atOrAfter(touched + 1)
  return [
    { type: 'placed', slot: placed },
    { type: 'triggered', slot: triggered },
    { type: 'cancelled', slot: calendar.atOrAfter(triggered + random.whole(2, 9)) },
  ]
}

/**
 * Returns the first slot in which the market price reaches the order. Returns `undefined` if this does not
 * happen before `to`, or if the order follows the oracle.
 */
function findTouch(scene: PerpScene, terms: RestingTerms, from: Slot, to: Slot): Slot | undefined {
  const { kind, market, direction, triggersAbove, triggerPriceRaw, priceRaw } = terms
  if (kind === 'oracle') return undefined
  const raw = triggerPriceRaw === 0n ? priceRaw : triggerPriceRaw
  const above = triggerPriceRaw === 0n ? direction === 'short' : triggersAbove
  const price = Number(raw) / pricePerUnit / market.facts.multiplier
  const at = scene.book.findTouch(
    market.asset,
    above ? 'above' : 'below',
    price,
    secondsOfSlot(from),
    secondsOfSlot(to),
  )
  return at === undefined ? undefined : slotFrom(at)
}
