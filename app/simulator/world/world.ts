import type { UnixSeconds } from '~/domain/base/time'
import type { PerpVenue } from '~/domain/protocol/venues'
import { mapNullable } from '~/lib/map-nullable'
import { createNames, createWallets } from './addresses'
import { createDcaPlot } from './dca/dca-plot'
import { jupiterLimitForm } from './limit/jupiter-limit-form'
import { jupiterLimitV1Form } from './limit/jupiter-limit-v1-form'
import { createKaminoPlot } from './limit/kamino-plot'
import { limitHabits, limitV1Habits } from './limit/limit-plan'
import { createLimitPlot } from './limit/limit-plot'
import { createPerpWorld, type PerpWorld } from './perps/perp-world'
import { driftVenue } from './perps/venues/drift'
import { velocityVenue } from './perps/venues/velocity'
import { createPriceBook } from './prices/price-book'
import { seedOf } from './random'
import { createActivity } from './stories/activity'
import type { Scene } from './stories/scene'
import type { OrderStory } from './stories/story'
import { createStoryBook, type StoryBook } from './stories/story-book'
import { createTokenAccountBook } from './token-account-book'
import { createTokenCatalog } from './tokens/token-catalog'
import { createSlotCalendar, slotAtUnixTime } from './world-time'

/** Numbers that identify the plots in signatures. A number must never be used for another plot. */
const plotCodes = {
  ordinaryDca: 1,
  whaleDca: 2,
  limit: 3,
  limitV1: 4,
  kamino: 5,
  kaminoDesks: 6,
  drift: { positions: 7, restingOrders: 8, funding: 9, upkeep: 10 },
  velocity: { positions: 11, restingOrders: 12, funding: 13, upkeep: 14 },
} as const

/**
 * Prices, tokens and stories of the world. They do not depend on the current time. The book of each plot
 * caches about as many stories as are active at a time.
 */
export interface World {
  readonly scene: Scene
  readonly orderBooks: readonly StoryBook<OrderStory>[]
  readonly perps: Readonly<Record<PerpVenue, PerpWorld>>
}

/** Times from which perps venues are paused. A paused venue has no transactions, and its accounts stay. */
export type PausedVenues = Readonly<Partial<Record<PerpVenue, UnixSeconds>>>

export function createWorld(seed: number, speed: number, paused: PausedVenues = {}): World {
  const book = createPriceBook(seed)
  const pausedFrom = (venue: PerpVenue) => mapNullable(paused[venue], slotAtUnixTime)
  const scene: Scene = {
    seed,
    haste: Math.max(1, speed),
    book,
    tokens: createTokenCatalog(seed, book),
    calendar: createSlotCalendar(seed),
    activity: createActivity(seed, speed, book.volatility),
    wallet: createWallets(seed, 'wallet'),
    named: createNames(seed),
    tokenAccount: createTokenAccountBook(),
  }
  return {
    scene,
    orderBooks: [
      createStoryBook(createDcaPlot(scene, plotCodes.ordinaryDca, 'ordinary'), 2500),
      createStoryBook(createDcaPlot(scene, plotCodes.whaleDca, 'whale'), 60),
      createStoryBook(createLimitPlot(scene, plotCodes.limit, jupiterLimitForm, limitHabits), 5000),
      createStoryBook(createLimitPlot(scene, plotCodes.limitV1, jupiterLimitV1Form, limitV1Habits), 1000),
      createStoryBook(createKaminoPlot(scene, plotCodes.kamino, 'people'), 1200),
      createStoryBook(createKaminoPlot(scene, plotCodes.kaminoDesks, 'desks'), 300),
    ],
    perps: {
      drift: createPerpWorld(scene, driftVenue, plotCodes.drift, pausedFrom('drift')),
      velocity: createPerpWorld(
        sceneOf(scene, 'velocity'),
        velocityVenue,
        plotCodes.velocity,
        pausedFrom('velocity'),
      ),
    },
  }
}

/** Returns the world data with random numbers and named addresses of its own. */
function sceneOf(world: Scene, name: string): Scene {
  const seed = seedOf(world.seed, name)
  return { ...world, seed, named: createNames(seed) }
}
