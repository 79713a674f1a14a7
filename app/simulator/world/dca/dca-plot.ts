import { dcaProgramId } from '~/protocols/jupiter-dca/layout'
import { RandomStream, seedOf } from '../random'
import { convertRaw, deepestUsd, rawWorth, shareOf } from '../stories/amounts'
import { type Pair, pickPair, pickSolPair } from '../stories/pairs'
import { pickTrader, type Scene } from '../stories/scene'
import type { Plot, StoryId } from '../stories/story'
import { secondsOfSlot } from '../world-time'
import { type DcaPlan, longestDcaHours, ordinaryDcaPerHour, planDca, whaleDcaPerHour } from './dca-plan'
import { tellDcaSteps } from './dca-steps'
import { DcaStory } from './dca-story'

/** Maximum number of slots between the last cycle of an order and its closing. */
const closingSlots = 3000
/** Minimum amount per cycle, base units. A smaller amount would be lost in rounding. */
const leastPerCycleRaw = 20n
/** Share of orders with minimum and maximum prices. These prices are far from the market. */
const boundedShare = 0.12

export type DcaKind = 'ordinary' | 'whale'

/**
 * Creates a generator of DCA orders. It generates either orders of ordinary users, or orders of whales that
 * trade thousands of dollars per minute.
 */
export function createDcaPlot(scene: Scene, code: number, kind: DcaKind): Plot<DcaStory> {
  const storySeed = seedOf(scene.seed, `dca ${kind}`)
  const perHour = kind === 'whale' ? whaleDcaPerHour : ordinaryDcaPerHour
  const begin = (id: StoryId) => {
    const random = new RandomStream(storySeed, id.hour, id.ordinal)
    return { random, plan: planDca(random, id, kind === 'whale', scene.haste) }
  }
  return {
    code,
    programId: dcaProgramId,
    longestHours: longestDcaHours + 1,
    birthsIn: (hour) => scene.activity.births(code, hour, perHour),
    spanOf(id) {
      const { plan } = begin(id)
      return { firstSlot: plan.openSlot, lastSlot: plan.openSlot + lifeSlots(plan) }
    },
    tell(id) {
      const { random, plan } = begin(id)
      // Only SOL and dollars are liquid enough for whale orders.
      const pair = kind === 'whale' ? pickSolPair(random, scene.tokens) : pickPair(random, scene.tokens)
      return tellDca(scene, id, random, plan, pair)
    },
  }
}

function lifeSlots(plan: DcaPlan): number {
  const cycles = Math.min(plan.cycles, plan.cancelledAfter ?? plan.cycles, plan.abandonedAfter ?? plan.cycles)
  return Math.ceil(cycles * plan.cycleSeconds * 2.5) + closingSlots
}

function tellDca(scene: Scene, id: StoryId, random: RandomStream, plan: DcaPlan, pair: Pair): DcaStory {
  const at = secondsOfSlot(plan.openSlot)
  const worth = rawWorth(
    scene,
    pair.input,
    Math.min(plan.cycleUsd, deepestUsd(scene, pair) / plan.cycles),
    at,
  )
  const perCycleRaw = worth < leastPerCycleRaw ? leastPerCycleRaw : worth
  const bounds = outputBounds(scene, random, pair, perCycleRaw, at)
  const terms = {
    user: pickTrader(scene, random.chance()),
    pair,
    depositedRaw: perCycleRaw * BigInt(plan.cycles),
    perCycleRaw,
    cycleSeconds: plan.cycleSeconds,
    ...bounds,
  }
  return new DcaStory(scene, id, terms, tellDcaSteps(scene, random, plan, pair, perCycleRaw))
}

function outputBounds(scene: Scene, random: RandomStream, pair: Pair, perCycleRaw: bigint, at: number) {
  if (!random.happens(boundedShare)) return { minOutRaw: 0n, maxOutRaw: 0n }
  const expectedRaw = convertRaw(scene, pair.input, pair.output, perCycleRaw, at)
  return { minOutRaw: shareOf(expectedRaw, 0.25), maxOutRaw: shareOf(expectedRaw, 4) }
}
