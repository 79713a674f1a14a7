import type { Slot } from '~/domain/base/time'
import { invariant } from '~/lib/invariant'
import { createRecentCache } from '../recent-cache'
import { hourOfSlot, type WorldHour } from '../world-time'
import { countStepsUntil } from './steps'
import type { Happening, Plot, Story, StoryId } from './story'

/** Gives access to the stories of one plot, by id and by slot range. */
export interface StoryBook<S extends Story = Story> {
  readonly plot: Plot<S>
  /** Last slot in which steps happen. Later steps of the stories never happen. */
  readonly lastSlot: Slot
  /** Returns the story with an id; `undefined` if there is no such story. */
  story(id: StoryId): S | undefined
  /**
   * Iterates over stories that may have steps in [from, to], oldest first. Computes each story only when it
   * is needed.
   */
  between(from: Slot, to: Slot): Iterable<S>
  /** Returns the steps in [from, to], grouped by story. */
  happenings(from: Slot, to: Slot): Happening[]
}

/** Number of times that are cached per story, so that most queries need not compute the story. */
const timesPerStory = 4
/**
 * Positions of the cached times: first and last slot of the story, and first and last slot of a period
 * without steps.
 */
const [firstAt, lastAt, idleFromAt, idleToAt] = [0, 1, 2, 3]

/**
 * Minimum number of cached hours. It covers a month, and the maximum lifetime of a story before that month.
 */
const rememberedHours = 1600
/** Maximum number of stories per hour. The cache key has no room for more. */
const mostBirths = 2 ** 20

/** Creates a book that computes stories on demand and caches the most recent ones. */
export function createStoryBook<S extends Story>(
  plot: Plot<S>,
  rememberedStories: number,
  lastSlot: Slot = Number.POSITIVE_INFINITY,
): StoryBook<S> {
  const times = createRecentCache<WorldHour, Float64Array>(rememberedHours)
  const reported = createRecentCache<number, S>(rememberedStories)

  /** Returns the cached times of the stories that start in the given hour. */
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
    const known = reported.get(name)
    if (known) return known
    const story = plot.tell({ plot: plot.code, hour, ordinal })
    reported.set(name, story)
    // The exact end is now known. It is often much earlier than the latest possible end of the story.
    timesOf(hour)[timesPerStory * ordinal + lastAt] = story.steps.at(-1)?.slot ?? 0
    return story
  }

  /**
   * Adds the steps of a story. Most stories have long idle periods, and a client that reads hour by hour
   * visits all hours of such a period. The last idle period is cached, so that the story is skipped in these
   * hours.
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
    lastSlot,
    story({ plot: code, hour, ordinal }) {
      invariant(code === plot.code, 'a story is requested from its own book')
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
    happenings(from, until) {
      const to = Math.min(until, lastSlot)
      if (from > to) return []
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

/** Returns whether the story whose cached times are at `at` may have steps in [from, to]. */
function isWithin(known: Float64Array, at: number, from: Slot, to: Slot): boolean {
  const [first = 0, last = 0] = [known[at + firstAt], known[at + lastAt]]
  return first <= to && last >= from
}

/**
 * Returns whether the story has a known idle period that includes [from, to]. Returns false if the story was
 * never computed.
 */
function isIdle(known: Float64Array, at: number, from: Slot, to: Slot): boolean {
  const [idleFrom = 0, idleTo = 0] = [known[at + idleFromAt], known[at + idleToAt]]
  return from >= idleFrom && to <= idleTo
}
