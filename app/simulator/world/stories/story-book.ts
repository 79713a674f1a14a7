import type { Slot } from '~/domain/time'
import { invariant } from '~/lib/invariant'
import { createRecentCache } from '../recent-cache'
import { hourOfSlot, type WorldHour } from '../world-time'
import { countStepsUntil } from './steps'
import type { Happening, Plot, Story, StoryId } from './story'

/** Stories of one plot. */
export interface StoryBook<S extends Story = Story> {
  readonly plot: Plot<S>
  /** Undefined: no such story was ever born. */
  story(id: StoryId): S | undefined
  /** Stories that may be under way in [from, to], oldest birth first, told one after the other. */
  between(from: Slot, to: Slot): Iterable<S>
  /** What happens in [from, to], story by story. */
  happenings(from: Slot, to: Slot): Happening[]
}

/** What is known of a story's time without its being told: so many numbers each. */
const timesPerStory = 4
/** First and last slot, and the first and last one of a stretch in which it has no step. */
const [firstAt, lastAt, idleFromAt, idleToAt] = [0, 1, 2, 3]

/** Spans of at least so many hours are remembered: a month and the longest life before it. */
const rememberedHours = 1600
/** No hour has so many births: they would not fit into a story's name. */
const mostBirths = 2 ** 20

/** Tells stories on demand and remembers the last ones told. */
export function createStoryBook<S extends Story>(plot: Plot<S>, rememberedStories: number): StoryBook<S> {
  const times = createRecentCache<WorldHour, Float64Array>(rememberedHours)
  const told = createRecentCache<number, S>(rememberedStories)

  /** Times of each story born in an hour. */
  function timesOf(hour: WorldHour): Float64Array {
    const known = times.get(hour)
    if (known) return known
    const births = plot.birthsIn(hour)
    invariant(births < mostBirths, `${births} births fit into an hour`)
    const found = new Float64Array(timesPerStory * births)
    for (let ordinal = 0; ordinal < births; ordinal++) {
      const span = plot.spanOf({ plot: plot.code, hour, ordinal })
      found[timesPerStory * ordinal + firstAt] = span.firstSlot
      found[timesPerStory * ordinal + lastAt] = span.lastSlot
    }
    times.set(hour, found)
    return found
  }

  function tell(hour: WorldHour, ordinal: number): S {
    const name = hour * mostBirths + ordinal
    const known = told.get(name)
    if (known) return known
    const story = plot.tell({ plot: plot.code, hour, ordinal })
    told.set(name, story)
    // Now its true end is known, which is often long before the latest possible one.
    timesOf(hour)[timesPerStory * ordinal + lastAt] = story.steps.at(-1)?.slot ?? 0
    return story
  }

  /**
   * Adds what happens to one story. Most have long stretches without a step, and whoever walks through time comes by in each of their hours: the last such stretch is noted, so that
   * the story need not be looked at there.
   */
  function addSteps(found: Happening[], story: S, from: Slot, to: Slot, known: Float64Array): void {
    const { steps, id } = story
    const begin = countStepsUntil(steps, from - 1)
    known[timesPerStory * id.ordinal + idleFromAt] = (steps[begin - 1]?.slot ?? -1) + 1
    known[timesPerStory * id.ordinal + idleToAt] = (steps[begin]?.slot ?? Number.POSITIVE_INFINITY) - 1
    for (let step = begin; step < steps.length; step++) {
      const slot = steps[step]?.slot ?? to
      if (slot > to) break
      found.push({ slot, story, step })
    }
  }

  return {
    plot,
    story({ plot: code, hour, ordinal }) {
      invariant(code === plot.code, 'a story is asked of its own book')
      return ordinal < timesOf(hour).length / timesPerStory ? tell(hour, ordinal) : undefined
    },
    *between(from, to) {
      const lastHour = hourOfSlot(to)
      for (let hour = hourOfSlot(from) - plot.longestHours; hour <= lastHour; hour++) {
        const known = timesOf(hour)
        for (let at = 0; at < known.length; at += timesPerStory) {
          if (isWithin(known, at, from, to)) yield tell(hour, at / timesPerStory)
        }
      }
    },
    happenings(from, to) {
      const found: Happening[] = []
      const lastHour = hourOfSlot(to)
      for (let hour = hourOfSlot(from) - plot.longestHours; hour <= lastHour; hour++) {
        const known = timesOf(hour)
        for (let at = 0; at < known.length; at += timesPerStory) {
          if (!isWithin(known, at, from, to) || isIdle(known, at, from, to)) continue
          addSteps(found, tell(hour, at / timesPerStory), from, to, known)
        }
      }
      return found
    },
  }
}

/** Whether the story whose times begin at `at` may be under way in [from, to]. */
function isWithin(known: Float64Array, at: number, from: Slot, to: Slot): boolean {
  const [first = 0, last = 0] = [known[at + firstAt], known[at + lastAt]]
  return first <= to && last >= from
}

/** Whether it is known to have no step in [from, to]; of a story that was never looked at nothing is. */
function isIdle(known: Float64Array, at: number, from: Slot, to: Slot): boolean {
  const [idleFrom = 0, idleTo = 0] = [known[at + idleFromAt], known[at + idleToAt]]
  return from >= idleFrom && to <= idleTo
}
