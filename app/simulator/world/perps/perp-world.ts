import type { Slot } from '~/domain/base/time'
import type { Scene } from '../stories/scene'
import { createStoryBook, type StoryBook } from '../stories/story-book'
import { createFundingPlot } from './funding-story'
import { createPerpScene, type PerpScene } from './perp-scene'
import type { PerpStory } from './perp-story'
import { createPositionPlot } from './positions/position-plot'
import { createRestingOrderPlot } from './resting-orders/resting-order-plot'
import { createUpkeepPlot } from './upkeep-story'
import type { PerpVenueModel } from './venue'

/** Numbers that identify the plots of one venue in signatures. */
export interface PerpPlotCodes {
  readonly positions: number
  readonly restingOrders: number
  readonly funding: number
  readonly upkeep: number
}

/** Markets, users and stories of one venue. They do not depend on the current time. */
export interface PerpWorld {
  readonly scene: PerpScene
  readonly books: readonly StoryBook<PerpStory>[]
  /** Last slot in which the venue works. After it no account changes and no transaction happens. */
  readonly lastSlot: Slot
}

/** Creates one venue. `pausedFrom` is the first slot in which it is paused; `undefined`: it is never paused. */
export function createPerpWorld(
  world: Scene,
  venue: PerpVenueModel,
  codes: PerpPlotCodes,
  pausedFrom?: Slot,
): PerpWorld {
  const scene = createPerpScene(world, venue)
  const lastSlot =
    pausedFrom === undefined ? Number.POSITIVE_INFINITY : scene.calendar.atOrBefore(pausedFrom - 1)
  return {
    scene,
    books: [
      createStoryBook(createPositionPlot(scene, codes.positions), 8000, lastSlot),
      createStoryBook(createRestingOrderPlot(scene, codes.restingOrders), 3500, lastSlot),
      createStoryBook(createFundingPlot(scene, codes.funding), 200, lastSlot),
      createStoryBook(createUpkeepPlot(scene, codes.upkeep), 200, lastSlot),
    ],
    lastSlot,
  }
}
