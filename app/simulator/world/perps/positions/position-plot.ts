import type { PerpDirection } from '~/domain/perp/perp'
import { RandomStream, seedOf } from '../../random'
import type { Plot, StoryId } from '../../stories/story'
import { secondsOfSlot } from '../../world-time'
import type { PerpMarket } from '../markets'
import type { PerpScene } from '../perp-scene'
import { longestPositionHours, type PositionPlan, planPosition } from './position-plan'
import { type PositionTerms, tellPositionSteps } from './position-steps'
import { PositionStory } from './position-story'

/** Maximum number of slots between the planned close of a position and its last fill. */
const closingSlots = 120

const ammShare = 0.36
/**
 * Share of trades with the AMM in markets where most traders prefer the same side. It is high, because few
 * traders take the other side.
 */
const crowdAmmShare = 0.88
const crowdShare = 0.93

export function createPositionPlot(scene: PerpScene, code: number): Plot<PositionStory> {
  const storySeed = seedOf(scene.seed, 'position')
  const begin = (id: StoryId) => {
    const random = new RandomStream(storySeed, id.hour, id.ordinal)
    return { random, plan: planPosition(random, id, scene.haste) }
  }
  return {
    code,
    programId: scene.venue.programId,
    longestHours: longestPositionHours,
    birthsIn: (hour) => scene.activity.births(code, hour, scene.venue.habits.positionsPerHour),
    spanOf(id) {
      const { plan } = begin(id)
      return { firstSlot: plan.openSlot, lastSlot: plan.closeSlot + closingSlots }
    },
    tell(id) {
      const { random, plan } = begin(id)
      const terms = drawTerms(scene, random, plan)
      return new PositionStory(scene, id, terms, tellPositionSteps(scene, random, plan, terms))
    },
  }
}

function drawTerms(scene: PerpScene, random: RandomStream, plan: PositionPlan): PositionTerms {
  const market = scene.markets.pick(random.chance())
  const taker = scene.users.pick(market, random.chance())
  const other = scene.users.pick(market, random.chance())
  const { crowd } = market.facts
  const { medianUsd, spreadUsd, mostUsd } = scene.venue.habits
  const withAmm = random.happens(crowd === undefined ? ammShare : crowdAmmShare) || other === taker
  const sizeUsd = Math.min(mostUsd, random.logNormal(medianUsd, spreadUsd) * sizeFactor(market))
  return {
    market,
    taker,
    maker: withAmm ? undefined : other,
    direction: drawDirection(random, crowd),
    sizeUsd,
    baseRaw: baseWorth(scene, market, sizeUsd, plan),
  }
}

function drawDirection(random: RandomStream, crowd: PerpDirection | undefined): PerpDirection {
  if (crowd === undefined) return random.happens(0.51) ? 'long' : 'short'
  const follows = random.happens(crowdShare)
  return follows === (crowd === 'long') ? 'long' : 'short'
}

/**
 * Returns the factor by which trades of a market are larger than usual. Popular markets have larger trades.
 */
function sizeFactor({ facts }: PerpMarket): number {
  return Math.sqrt(facts.popularity / 3)
}

/** Returns the base amount that is worth a USD amount, rounded down to whole order steps. */
function baseWorth(scene: PerpScene, market: PerpMarket, usd: number, plan: PositionPlan): bigint {
  const price = scene.markets.priceAt(market, secondsOfSlot(plan.openSlot))
  const steps = Math.floor((usd / price) * (1e9 / Number(market.stepRaw)))
  return BigInt(Math.max(1, steps)) * market.stepRaw
}
