import type { Slot, UnixSeconds } from '~/domain/base/time'
import type { RandomStream } from '../random'
import type { StoryId } from '../stories/story'
import { slotAtUnixTime, slotsPerHour, unixTimeOfSlot } from '../world-time'

/** Properties of a limit order that are fixed when it is created and do not depend on prices. */
export interface LimitPlan {
  readonly openSlot: Slot
  /**
   * Time of expiry. From then on the program rejects fills, and keepers close the order. `undefined`: the
   * order never expires.
   */
  readonly expiresAt: UnixSeconds | undefined
  /** Slot in which the maker cancels the order if it is still open. */
  readonly cancelSlot: Slot
}

/** Number and terms of the orders of one program. */
export interface LimitHabits {
  readonly perHour: number
  /** Share of orders with an expiry. */
  readonly expiringShare: number
  /** Mean time until the maker cancels an order, hours. */
  readonly patienceHours: number
  readonly longestHours: number
  readonly medianUsd: number
  readonly spreadUsd: number
  /** Median distance of the limit price from the market price, as a fraction of the market price. */
  readonly medianDistance: number
}

export const limitHabits = {
  perHour: 43,
  expiringShare: 0.6,
  patienceHours: 380,
  longestHours: 26 * 24,
  medianUsd: 650,
  spreadUsd: 1.7,
  medianDistance: 0.06,
} as const satisfies LimitHabits

/** Version 1 of the program gets few new orders, and its orders stay open for a long time. */
export const limitV1Habits = { ...limitHabits, perHour: 7.5 } as const satisfies LimitHabits

const expiryHours = [24, 72, 168, 168, 600] as const

export function planLimit(random: RandomStream, id: StoryId, habits: LimitHabits, haste: number): LimitPlan {
  const openSlot = Math.floor((id.hour + random.chance()) * slotsPerHour)
  const expires = random.happens(habits.expiringShare)
  const expiry = expiryHours[random.whole(0, expiryHours.length - 1)] ?? 24
  const patience = Math.min(habits.longestHours, 0.1 + random.exponential(habits.patienceHours))
  return {
    openSlot,
    expiresAt: expires ? unixTimeOfSlot(openSlot) + Math.round((expiry * 3600) / haste) : undefined,
    cancelSlot: openSlot + Math.floor((patience * slotsPerHour) / haste),
  }
}

/** Returns the first slot in which the order cannot be filled any more. */
export function lastFillSlot(plan: LimitPlan): Slot {
  if (plan.expiresAt === undefined) return plan.cancelSlot
  return Math.min(plan.cancelSlot, slotAtUnixTime(plan.expiresAt))
}
