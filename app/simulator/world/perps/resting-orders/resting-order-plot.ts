import { createWeightedPick, RandomStream, seedOf } from '../../random'
import type { Plot, StoryId } from '../../stories/story'
import { secondsOfSlot } from '../../world-time'
import { type PerpMarket, pricePerUnit } from '../markets'
import type { PerpScene } from '../perp-scene'
import {
  longestRestingHours,
  planResting,
  type RestingKind,
  type RestingPlan,
  type RestingTerms,
  restingKinds,
  tellRestingSteps,
} from './resting-order-steps'
import { RestingOrderStory } from './resting-order-story'

/** Maximum number of slots by which a resting order may end later than planned. */
const closingSlots = 200

const spreadUsd = 1.4
const medianDistance = 0.05
const farthest = 0.4

const kinds: readonly RestingKind[] = ['limit', 'triggerMarket', 'triggerLimit', 'oracle']
const pickKind = createWeightedPick(kinds.map((kind) => restingKinds[kind].share))

export function createRestingOrderPlot(scene: PerpScene, code: number): Plot<RestingOrderStory> {
  const storySeed = seedOf(scene.seed, 'resting order')
  const begin = (id: StoryId) => {
    const random = new RandomStream(storySeed, id.hour, id.ordinal)
    return { random, plan: planResting(random, id, scene.haste) }
  }
  return {
    code,
    programId: scene.venue.programId,
    longestHours: longestRestingHours,
    birthsIn: (hour) => scene.activity.births(code, hour, scene.venue.habits.restingPerHour),
    spanOf(id) {
      const { plan } = begin(id)
      return { firstSlot: plan.openSlot, lastSlot: plan.cancelSlot + closingSlots }
    },
    tell(id) {
      const { random, plan } = begin(id)
      const terms = drawTerms(scene, random, plan)
      return new RestingOrderStory(scene, id, plan, terms, tellRestingSteps(scene, random, plan, terms))
    },
  }
}

function drawTerms(scene: PerpScene, random: RandomStream, plan: RestingPlan): RestingTerms {
  const { restingMedianUsd: medianUsd } = scene.venue.habits
  const kind = kinds[pickKind(random.chance())] ?? 'limit'
  const market = scene.markets.pick(random.chance())
  const user = scene.users.pick(market, random.chance())
  const direction = random.happens(0.5) ? 'long' : 'short'
  const oracle = scene.markets.priceAt(market, secondsOfSlot(plan.openSlot))
  const distance = Math.min(farthest, Math.max(0.002, random.logNormal(medianDistance, 0.9)))
  const isTrigger = kind === 'triggerMarket' || kind === 'triggerLimit'
  // A limit order waits on its own side of the market. Half of the trigger orders limit a loss, the other
  // half take a profit.
  const above = isTrigger ? random.happens(0.5) : direction === 'short'
  const raw = toTicks(market, oracle * (above ? 1 + distance : 1 - distance))
  const steps = Math.floor((random.logNormal(medianUsd, spreadUsd) / oracle) * (1e9 / Number(market.stepRaw)))
  return {
    kind,
    user,
    market,
    direction,
    baseRaw: BigInt(Math.max(1, steps)) * market.stepRaw,
    priceRaw: kind === 'limit' || kind === 'triggerLimit' ? raw : 0n,
    triggerPriceRaw: isTrigger ? raw : 0n,
    triggersAbove: above,
    offsetRaw: kind === 'oracle' ? offsetOf(oracle, above ? distance : -distance) : 0n,
  }
}

function toTicks(market: PerpMarket, price: number): bigint {
  const raw = BigInt(Math.round(price * pricePerUnit))
  const ticks = raw - (raw % market.tickRaw)
  return ticks > 0n ? ticks : market.tickRaw
}

/**
 * Returns the distance of an order's price to the oracle price. The program stores the distance as an i32, so
 * it is limited to this range.
 */
function offsetOf(oracle: number, distance: number): bigint {
  const raw = Math.round(oracle * distance * pricePerUnit)
  return BigInt(Math.max(-2_000_000_000, Math.min(2_000_000_000, raw)))
}
