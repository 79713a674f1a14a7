import type { Address } from '~/domain/ids'
import type { Slot } from '~/domain/time'
import { createRecentCache } from '../recent-cache'
import { slotsPerHour, type WorldHour } from '../world-time'
import { countStepsUntil } from './steps'
import type { Happening } from './story'
import type { StoryBook } from './story-book'

/** Everything that happens with some programs, in order, hour by hour. */
export interface Timeline {
  /** In slot order; within a slot always in the same order. */
  hour(hour: WorldHour): readonly Happening[]
  /** What happens in one slot. */
  slot(slot: Slot): readonly Happening[]
}

/** At least so many hours: enough for a walk through history beside the present. */
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

/** The chain's order: what happens in a slot, whichever program it is about. */
export interface Chronicle {
  /** Undefined: nothing ever happens with this program. */
  of(programId: Address): Timeline | undefined
  slot(slot: Slot): readonly Happening[]
}

/** One timeline for each program, so that who follows one program's past does not have to live through all others'. */
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

/** Below zero if `a` comes before `b`. */
export function compareHappenings(a: Happening, b: Happening): number {
  return (
    a.slot - b.slot ||
    a.story.id.plot - b.story.id.plot ||
    a.story.id.hour - b.story.id.hour ||
    a.story.id.ordinal - b.story.id.ordinal
  )
}
