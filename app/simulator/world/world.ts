import { createWallets } from './addresses'
import { createDcaPlot } from './dca/dca-plot'
import { jupiterLimitForm } from './limit/jupiter-limit-form'
import { jupiterLimitV1Form } from './limit/jupiter-limit-v1-form'
import { createKaminoPlot } from './limit/kamino-plot'
import { limitHabits, limitV1Habits } from './limit/limit-plan'
import { createLimitPlot } from './limit/limit-plot'
import { createPriceBook } from './prices/price-book'
import { createActivity } from './stories/activity'
import type { Scene } from './stories/scene'
import type { OrderStory, Plot } from './stories/story'
import { createStoryBook, type StoryBook } from './stories/story-book'
import { createTokenAccountBook } from './token-account-book'
import { createTokenCatalog } from './tokens/token-catalog'
import { createSlotCalendar } from './world-time'

/** Numbers of the plots in signatures: never given to another plot. */
const plotCodes = {
  ordinaryDca: 1,
  whaleDca: 2,
  limit: 3,
  limitV1: 4,
  kamino: 5,
  kaminoDesks: 6,
} as const

/** Told stories that each book remembers: those alive, and a day of others. */
const rememberedStories = 12_000

/** The prices, the tokens and all that is traded, before anybody looks at a clock. */
export interface World {
  readonly scene: Scene
  readonly orderBooks: readonly StoryBook<OrderStory>[]
}

export function createWorld(seed: number, speed: number): World {
  const book = createPriceBook(seed)
  const scene: Scene = {
    seed,
    speed,
    book,
    tokens: createTokenCatalog(seed, book),
    calendar: createSlotCalendar(seed),
    activity: createActivity(seed, speed, book.volatility),
    wallet: createWallets(seed, 'wallet'),
    tokenAccount: createTokenAccountBook(),
  }
  const orderPlots: Plot<OrderStory>[] = [
    createDcaPlot(scene, plotCodes.ordinaryDca, 'ordinary'),
    createDcaPlot(scene, plotCodes.whaleDca, 'whale'),
    createLimitPlot(scene, plotCodes.limit, jupiterLimitForm, limitHabits),
    createLimitPlot(scene, plotCodes.limitV1, jupiterLimitV1Form, limitV1Habits),
    createKaminoPlot(scene, plotCodes.kamino, 'people'),
    createKaminoPlot(scene, plotCodes.kaminoDesks, 'desks'),
  ]
  return { scene, orderBooks: orderPlots.map((plot) => createStoryBook(plot, rememberedStories)) }
}
