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
}

export function createPerpWorld(world: Scene, venue: PerpVenueModel, codes: PerpPlotCodes): PerpWorld {
  const scene = createPerpScene(world, venue)
  return {
    scene,
    books: [
      createStoryBook(createPositionPlot(scene, codes.positions), 8000),
      createStoryBook(createRestingOrderPlot(scene, codes.restingOrders), 3500),
      createStoryBook(createFundingPlot(scene, codes.funding), 200),
      createStoryBook(createUpkeepPlot(scene, codes.upkeep), 200),
    ],
  }
}
