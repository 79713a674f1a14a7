import type { Slot } from '~/domain/time'
import { invariant } from '~/lib/invariant'
import { createRecentCache } from '../recent-cache'
import { hourOfSlot, type WorldHour } from '../world-time'
import type { Plot, Story, StoryId } from './story'

/** Stories of one plot. */
export interface StoryBook<S extends Story = Story> {
  readonly plot: Plot<S>
  /** Undefined: no such story was ever born. */
  story(id: StoryId): S | undefined
  /** Stories that may have a step in [from, to], oldest birth first, told one after the other. */
  between(from: Slot, to: Slot): Iterable<S>
}

/** Spans of at least so many hours are remembered: a month and the longest life before it. */
const rememberedHours = 1600
/** No hour has so many births: they would not fit into a story's name. */
const mostBirths = 2 ** 20

/** Tells stories on demand and remembers the last ones told. */
export function createStoryBook<S extends Story>(plot: Plot<S>, rememberedStories: number): StoryBook<S> {
  const spans = createRecentCache<WorldHour, Float64Array>(rememberedHours)
  const told = createRecentCache<number, S>(rememberedStories)

  /** First and last slot of each story born in an hour. */
  function spansOf(hour: WorldHour): Float64Array {
    const known = spans.get(hour)
    if (known) return known
    const births = plot.birthsIn(hour)
    invariant(births < mostBirths, `${births} births fit into an hour`)
    const found = new Float64Array(2 * births)
    for (let ordinal = 0; ordinal < births; ordinal++) {
      const span = plot.spanOf({ plot: plot.code, hour, ordinal })
      found[2 * ordinal] = span.firstSlot
      found[2 * ordinal + 1] = span.lastSlot
    }
    spans.set(hour, found)
    return found
  }

  function tell(hour: WorldHour, ordinal: number): S {
    const name = hour * mostBirths + ordinal
    const known = told.get(name)
    if (known) return known
    const story = plot.tell({ plot: plot.code, hour, ordinal })
    told.set(name, story)
    // Now its true end is known, which is often long before the latest possible one.
    spansOf(hour)[2 * ordinal + 1] = story.steps.at(-1)?.slot ?? 0
    return story
  }

  return {
    plot,
    story({ plot: code, hour, ordinal }) {
      invariant(code === plot.code, 'a story is asked of its own book')
      return ordinal < spansOf(hour).length / 2 ? tell(hour, ordinal) : undefined
    },
    *between(from, to) {
      const lastHour = hourOfSlot(to)
      for (let hour = hourOfSlot(from) - plot.longestHours; hour <= lastHour; hour++) {
        const found = spansOf(hour)
        for (let ordinal = 0; 2 * ordinal < found.length; ordinal++) {
          const [first = 0, last = 0] = [found[2 * ordinal], found[2 * ordinal + 1]]
          if (first <= to && last >= from) yield tell(hour, ordinal)
        }
      }
    },
  }
}
