import { RandomStream, seedOf } from '../random'
import { deepestUsd } from '../stories/amounts'
import { pickPair } from '../stories/pairs'
import { pickTrader, type Scene } from '../stories/scene'
import type { Plot, StoryId } from '../stories/story'
import { secondsOfSlot } from '../world-time'
import { type LimitHabits, lastFillSlot, planLimit } from './limit-plan'
import { tellLimitSteps } from './limit-steps'
import { type LimitForm, LimitStory } from './limit-story'
import { drawDistance, drawSize, priceOrder } from './limit-terms'

/** Maximum number of slots between the end of an order and its closing. */
const closingSlots = 400

/** Creates a generator of limit orders for one of Jupiter's two programs. */
export function createLimitPlot(
  scene: Scene,
  code: number,
  form: LimitForm,
  habits: LimitHabits,
): Plot<LimitStory> {
  const storySeed = seedOf(scene.seed, `limit ${form.programId}`)
  const begin = (id: StoryId) => {
    const random = new RandomStream(storySeed, id.hour, id.ordinal)
    return { random, plan: planLimit(random, id, habits, scene.haste) }
  }
  return {
    code,
    programId: form.programId,
    longestHours: habits.longestHours + 1,
    birthsIn: (hour) => scene.activity.births(code, hour, habits.perHour),
    spanOf(id) {
      const { plan } = begin(id)
      return { firstSlot: plan.openSlot, lastSlot: lastFillSlot(plan) + closingSlots }
    },
    tell(id) {
      const { random, plan } = begin(id)
      const maker = pickTrader(scene, random.chance())
      const pair = pickPair(random, scene.tokens)
      const wantedUsd = drawSize(random, habits.medianUsd, habits.spreadUsd)
      const sizeUsd = Math.min(wantedUsd, deepestUsd(scene, pair))
      const distance = drawDistance(random, habits.medianDistance, scene.haste)
      const amounts = priceOrder(scene, pair, sizeUsd, distance, secondsOfSlot(plan.openSlot))
      const terms = { maker, pair, sizeUsd, expiresAt: plan.expiresAt, ...amounts }
      return new LimitStory(form, scene, id, terms, tellLimitSteps(scene, random, plan, terms, form))
    },
  }
}
