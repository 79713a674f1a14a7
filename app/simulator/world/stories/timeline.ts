import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import { createRecentCache } from '../recent-cache'
import { slotsPerHour, type WorldHour } from '../world-time'
import { countStepsUntil } from './steps'
import type { Happening } from './story'
import type { StoryBook } from './story-book'

/** Steps of one or more programs in chain order, hour by hour. */
export interface Timeline {
  /** Returns the steps of the given hour in slot order. Steps of the same slot always have the same order. */
  hour(hour: WorldHour): readonly Happening[]
  /** Returns the steps of one slot. */
  slot(slot: Slot): readonly Happening[]
}

/**
 * Minimum number of cached hours. It is enough for one client that reads history while another client follows
 * live data.
 */
const rememberedHours = 14

export function createTimeline(books: readonly StoryBook[]): Timeline {
  const remembered = createRecentCache<WorldHour, readonly Happening[]>(rememberedHours)

  function hour(hour: WorldHour): readonly Happening[] {
    const known = remembered.get(hour)
    if (known) return known
    const happenings = collectHour(books, hour)
    remembered.set(hour, happenings)
    return happenings
  }

  return {
    hour,
    slot(slot) {
      const all = hour(Math.floor(slot / slotsPerHour))
      const end = countStepsUntil(all, slot)
      return all.slice(countStepsUntil(all, slot - 1), end)
    },
  }
}

/** Steps of all programs in chain order. */
export interface Chronicle {
  /** Returns the timeline of one program; `undefined` if the world has no transactions of it. */
  of(programId: Address): Timeline | undefined
  slot(slot: Slot): readonly Happening[]
}

/**
 * Creates one timeline per program. A client that reads the history of one program then does not cause the
 * computation of other programs' history.
 */
export function createChronicle(books: readonly StoryBook[]): Chronicle {
  const programIds = new Set(books.map(({ plot }) => plot.programId))
  const timelines = new Map(
    [...programIds].map((programId) => [
      programId,
      createTimeline(books.filter(({ plot }) => plot.programId === programId)),
    ]),
  )
  return {
    of: (programId) => timelines.get(programId),
    slot: (slot) =>
      [...timelines.values()].flatMap((timeline) => timeline.slot(slot)).sort(compareHappenings),
  }
}

function collectHour(books: readonly StoryBook[], hour: WorldHour): readonly Happening[] {
  const from = hour * slotsPerHour
  return books.flatMap((book) => book.happenings(from, from + slotsPerHour - 1)).sort(compareHappenings)
}

/** Compares two steps. The result is negative if `a` comes before `b`. */
export function compareHappenings(a: Happening, b: Happening): number {
  return (
    a.slot - b.slot ||
    a.story.id.plot - b.story.id.plot ||
    a.story.id.hour - b.story.id.hour ||
    a.story.id.ordinal - b.story.id.ordinal
  )
}
