import type { PerpDirection } from '~/domain/perp'
import type { Slot, UnixSeconds } from '~/domain/time'
import type { RandomStream } from '../random'
import type { Step, StoryId } from '../stories/story'
import { secondsOfSlot, slotAtUnixTime, slotFrom, slotsPerHour, unixTimeOfSlot } from '../world-time'
import type { PerpMarket } from './markets'
import type { PerpScene } from './perp-scene'
import type { PerpUser } from './users'

/** Kinds of orders that rest, with the program's number of their `OrderType`. */
export const restingKinds = {
  limit: { orderType: 1, share: 0.6 },
  triggerMarket: { orderType: 2, share: 0.25 },
  triggerLimit: { orderType: 3, share: 0.06 },
  oracle: { orderType: 4, share: 0.09 },
} as const

export type RestingKind = keyof typeof restingKinds

/** When a resting order comes and, at the latest, goes. */
export interface RestingPlan {
  readonly openSlot: Slot
  /** A keeper clears it away then; undefined = it does not expire. */
  readonly maxAt: UnixSeconds | undefined
  readonly cancelSlot: Slot
}

/** Orders placed per hour at speed 1. */
export const restingPerHour = 46
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

/** What is fixed when the order is placed. Prices 1e6, base 1e9. */
export interface RestingTerms {
  readonly kind: RestingKind
  readonly user: PerpUser
  readonly market: PerpMarket
  readonly direction: PerpDirection
  readonly baseRaw: bigint
  /** 0 where the order has none: market orders behind a trigger, and those that follow the oracle. */
  readonly priceRaw: bigint
  /** 0 where the order has none. */
  readonly triggerPriceRaw: bigint
  readonly triggersAbove: boolean
  /** Distance to the oracle of orders that follow it. */
  readonly offsetRaw: bigint
}

export interface RestingStep extends Step {
  readonly type: 'placed' | 'triggered' | 'cancelled' | 'expired'
}

/** Makers pull a quote when the market has come this close in time. */
const pulledBeforeSeconds = 45
const pricePerUnit = 1e6

/**
 * Placed far off the market and taken back before it comes: what trades at once are the orders of positions. A trigger goes off
 * when the price touches it; then there is nothing left to reduce, and the program cancels the order.
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

/** First slot at which the market reaches the order; undefined if it never does before `to`, or if the order moves with it. */
function findTouch(scene: PerpScene, terms: RestingTerms, from: Slot, to: Slot): Slot | undefined {
  const { kind, market, direction, triggersAbove, triggerPriceRaw, priceRaw } = terms
  if (kind === 'oracle') return undefined
  const raw = triggerPriceRaw === 0n ? priceRaw : triggerPriceRaw
  const above = triggerPriceRaw === 0n ? direction === 'short' : triggersAbove
  const price = Number(raw) / pricePerUnit / market.multiplier
  const at = scene.book.findTouch(
    market.asset,
    above ? 'above' : 'below',
    price,
    secondsOfSlot(from),
    secondsOfSlot(to),
  )
  return at === undefined ? undefined : slotFrom(at)
}
