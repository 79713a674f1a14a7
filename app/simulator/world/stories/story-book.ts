import type { Slot } from '~/domain/time'
import { invariant } from '~/lib/invariant'
import { hourOfSlot, type WorldHour } from '../world-time'
import type { Plot, Story, StoryId } from './story'

/** Stories of one plot. */
export interface StoryBook<S extends Story = Story> {
  readonly plot: Plot<S>
  /** Undefined: no such story was ever born. */
  story(id: StoryId): S | undefined
  /** Stories that may have a step in [from, to], oldest birth first. */
  between(from: Slot, to: Slot): S[]
}

/** Spans of this many hours are remembered: a month and the longest life before it. */
const rememberedHours = 2200

/** Tells stories on demand and remembers the last ones told. */
export function createStoryBook<S extends Story>(plot: Plot<S>, rememberedStories: number): StoryBook<S> {
  const spans = new Map<WorldHour, Float64Array>()
  const told = new Map<string, S>()

  /** First and last slot of each story born in an hour. */
  function spansOf(hour: WorldHour): Float64Array {
    const known = spans.get(hour)
    if (known) return known
    const births = plot.birthsIn(hour)
    const found = new Float64Array(2 * births)
    for (let ordinal = 0; ordinal < births; ordinal++) {
      const span = plot.spanOf({ plot: plot.code, hour, ordinal })
      found[2 * ordinal] = span.firstSlot
      found[2 * ordinal + 1] = span.lastSlot
    }
    if (spans.size >= rememberedHours) spans.clear()
    spans.set(hour, found)
    return found
  }

  function tell(id: StoryId): S {
    const name = `${id.hour}.${id.ordinal}`
    const known = told.get(name)
    if (known) {
      // Moved to the end: the first ones are forgotten first.
      told.delete(name)
      told.set(name, known)
      return known
    }
    const story = plot.tell(id)
    told.set(name, story)
    if (told.size > rememberedStories) forgetOldest(told)
    return story
  }

  return {
    plot,
    story(id) {
      invariant(id.plot === plot.code, 'a story is asked of its own book')
      return id.ordinal < spansOf(id.hour).length / 2 ? tell(id) : undefined
    },
    between(from, to) {
      const stories: S[] = []
      const lastHour = hourOfSlot(to)
      for (let hour = hourOfSlot(from) - plot.longestHours; hour <= lastHour; hour++) {
        const found = spansOf(hour)
        for (let ordinal = 0; 2 * ordinal < found.length; ordinal++) {
          const [first = 0, last = 0] = [found[2 * ordinal], found[2 * ordinal + 1]]
          if (first <= to && last >= from) stories.push(tell({ plot: plot.code, hour, ordinal }))
        }
      }
      return stories
    },
  }
}

function forgetOldest(told: Map<string, unknown>): void {
  for (const name of told.keys()) {
    told.delete(name)
    return
  }
}
