import type { Address } from '~/domain/base/ids'
import { type RandomStream as Random, RandomStream, seedOf } from '../random'
import { deepestUsd } from '../stories/amounts'
import { type Pair, pickPair } from '../stories/pairs'
import type { Scene } from '../stories/scene'
import type { Plot, StoryId } from '../stories/story'
import { secondsOfSlot } from '../world-time'
import { kaminoForm } from './kamino-form'
import { type LimitHabits, planLimit } from './limit-plan'
import { tellLimitSteps } from './limit-steps'
import { LimitStory } from './limit-story'
import { drawDistance, drawSize, priceOrder } from './limit-terms'

/** Maximum number of slots between the last fill of an order and its closing by the maker. */
const closingSlots = 41_000

export type KaminoKind = 'people' | 'desks'

const peopleHabits: LimitHabits = {
  perHour: 10,
  expiringShare: 0,
  patienceHours: 190,
  longestHours: 24 * 24,
  medianUsd: 2200,
  spreadUsd: 1.4,
  medianDistance: 0.035,
}

/**
 * Terms of the orders of trading desks. Desks place buy and sell orders close to the market for some hours.
 */
const deskHabits: LimitHabits = {
  perHour: 9,
  expiringShare: 0,
  patienceHours: 5,
  longestHours: 24,
  medianUsd: 0,
  spreadUsd: 0.35,
  medianDistance: 0.0022,
}

/**
 * Trading desks with their share of the orders and their median order size. The first three desks trade more
 * than 10M, 5M and 1M USD per week.
 */
const desks = [
  { share: 0.26, medianUsd: 68_000 },
  { share: 0.22, medianUsd: 42_000 },
  { share: 0.18, medianUsd: 17_000 },
  { share: 0.18, medianUsd: 15_000 },
  { share: 0.16, medianUsd: 3500 },
] as const

/** Number of ordinary wallets that place Kamino orders. Each of them places several orders. */
const makerCount = 140
/** Share of ordinary users' orders that trade SOL against USDC. */
const solShare = 0.55

/**
 * Creates a generator of Kamino's limit orders. It generates either orders of ordinary users, or orders of
 * trading desks that make a market in SOL.
 */
export function createKaminoPlot(scene: Scene, code: number, kind: KaminoKind): Plot<LimitStory> {
  const habits = kind === 'desks' ? deskHabits : peopleHabits
  const storySeed = seedOf(scene.seed, `kamino ${kind}`)
  const begin = (id: StoryId) => {
    const random = new RandomStream(storySeed, id.hour, id.ordinal)
    return { random, plan: planLimit(random, id, habits, scene.haste) }
  }
  return {
    code,
    programId: kaminoForm.programId,
    longestHours: habits.longestHours + 1 + Math.ceil(closingSlots / 9000),
    birthsIn: (hour) => scene.activity.births(code, hour, habits.perHour),
    spanOf(id) {
      const { plan } = begin(id)
      return { firstSlot: plan.openSlot, lastSlot: plan.cancelSlot + closingSlots }
    },
    tell(id) {
      const { random, plan } = begin(id)
      const { maker, pair, sizeUsd } = kind === 'desks' ? drawDesk(scene, random) : drawPerson(scene, random)
      const distance = drawDistance(random, habits.medianDistance, scene.haste)
      const amounts = priceOrder(scene, pair, sizeUsd, distance, secondsOfSlot(plan.openSlot))
      const terms = { maker, pair, sizeUsd, expiresAt: undefined, ...amounts }
      return new LimitStory(
        kaminoForm,
        scene,
        id,
        terms,
        tellLimitSteps(scene, random, plan, terms, kaminoForm),
      )
    },
  }
}

interface Choice {
  readonly maker: Address
  readonly pair: Pair
  readonly sizeUsd: number
}

function drawPerson(scene: Scene, random: Random): Choice {
  const maker = scene.wallet(desks.length + Math.floor(makerCount * random.chance() ** 1.8))
  const pair = random.happens(solShare) ? solPair(scene, random) : pickPair(random, scene.tokens)
  const wantedUsd = drawSize(random, peopleHabits.medianUsd, peopleHabits.spreadUsd)
  return { maker, pair, sizeUsd: Math.min(wantedUsd, deepestUsd(scene, pair)) }
}

function drawDesk(scene: Scene, random: Random): Choice {
  let left = random.chance()
  const number = desks.findIndex((desk) => {
    left -= desk.share
    return left < 0
  })
  const desk = desks[number] ?? desks[0]
  return {
    maker: scene.wallet(Math.max(0, number)),
    pair: solPair(scene, random),
    sizeUsd: drawSize(random, desk.medianUsd, deskHabits.spreadUsd),
  }
}

function solPair({ tokens }: Scene, random: Random): Pair {
  const [sol, dollar] = [tokens.bySymbol('SOL'), tokens.bySymbol('USDC')]
  return random.happens(0.5) ? { input: dollar, output: sol } : { input: sol, output: dollar }
}
