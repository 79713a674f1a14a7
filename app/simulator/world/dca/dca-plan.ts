import type { Slot } from '~/domain/base/time'
import type { RandomStream } from '../random'
import type { StoryId } from '../stories/story'
import { slotsPerHour } from '../world-time'

/** Properties of a DCA order that are fixed when it is created and do not depend on prices. */
export interface DcaPlan {
  readonly openSlot: Slot
  readonly cycles: number
  readonly cycleSeconds: number
  /** Value of one cycle when the order is opened, USD. */
  readonly cycleUsd: number
  /** Number of cycles before the user closes the order; `undefined`: the order runs to its end. */
  readonly cancelledAfter: number | undefined
  /**
   * Number of cycles before the keeper gives up and closes the order; `undefined`: the keeper does not give
   * up.
   */
  readonly abandonedAfter: number | undefined
}

/** Number of new orders per hour at speed 1. */
export const ordinaryDcaPerHour = 24
/** Number of new whale orders per hour. Whale orders have three tiers, by USD per minute. */
export const whaleDcaPerHour = 1

/** Maximum lifetime of an order, hours. */
export const longestDcaHours = 31 * 24

/**
 * Typical DCA orders: the length of a cycle in seconds, the share of orders with this length, and the minimum
 * and maximum number of cycles.
 */
const habits = [
  { seconds: 60, share: 0.08, cycles: [8, 40] },
  { seconds: 300, share: 0.12, cycles: [8, 40] },
  { seconds: 600, share: 0.1, cycles: [8, 40] },
  { seconds: 1800, share: 0.08, cycles: [8, 48] },
  { seconds: 3600, share: 0.27, cycles: [12, 72] },
  { seconds: 14_400, share: 0.12, cycles: [6, 42] },
  { seconds: 43_200, share: 0.08, cycles: [4, 20] },
  { seconds: 86_400, share: 0.15, cycles: [5, 28] },
] as const

/** Minimum and maximum USD per minute of each whale tier that Sextant marks. */
const whalePaces = [
  [1040, 1900],
  [2060, 4700],
  [5200, 8000],
] as const

/**
 * Cycle lengths of whale orders, seconds. The sizes of whale orders are not close to the tier limits, because
 * price changes alter the USD per minute of an order that sells anything other than dollars.
 */
const whaleCycleSeconds = [600, 900] as const

export function planDca(random: RandomStream, id: StoryId, isWhale: boolean, haste: number): DcaPlan {
  const openSlot = Math.floor((id.hour + random.chance()) * slotsPerHour)
  const plan = isWhale ? planWhale(random) : planOrdinary(random)
  const cycleSeconds = Math.max(20, Math.round(plan.cycleSeconds / haste))
  const mostCycles = Math.floor((longestDcaHours - 2) * (3600 / cycleSeconds))
  const cycles = Math.min(plan.cycles, mostCycles)
  const endsEarly = random.chance()
  const early = Math.max(1, Math.floor(cycles * random.chance()))
  return {
    openSlot,
    cycles,
    cycleSeconds,
    cycleUsd: plan.cycleUsd,
    cancelledAfter: endsEarly < 0.24 ? early : undefined,
    abandonedAfter: endsEarly >= 0.24 && endsEarly < 0.27 ? early : undefined,
  }
}

function planOrdinary(random: RandomStream) {
  const target = random.chance()
  let passed = 0
  const habit = habits.find((candidate) => {
    passed += candidate.share
    return target < passed
  })
  const { seconds, cycles } = habit ?? habits[0]
  const count = random.whole(cycles[0], cycles[1])
  const totalUsd = Math.min(400_000, Math.max(60, random.logNormal(1400, 1.5)))
  // The size is limited to stay below the lowest whale tier.
  const cycleUsd = Math.min(totalUsd / count, (900 * seconds) / 60)
  return { cycles: count, cycleSeconds: seconds, cycleUsd: Math.max(cycleUsd, 2) }
}

function planWhale(random: RandomStream) {
  const [from, to] = whalePaces[random.whole(0, whalePaces.length - 1)] ?? whalePaces[0]
  const cycleSeconds = whaleCycleSeconds[random.whole(0, whaleCycleSeconds.length - 1)] ?? 600
  const hours = Math.min(96, 8 + random.exponential(17))
  const cycleUsd = (random.between(from, to) * cycleSeconds) / 60
  return { cycles: Math.ceil((hours * 3600) / cycleSeconds), cycleSeconds, cycleUsd }
}
