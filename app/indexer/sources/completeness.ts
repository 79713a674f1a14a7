import type { Slot } from '~/domain/time'
import type { Clock } from '~/lib/clock'
import type { DueAccounts } from './due-accounts'
import type { ReadList } from './program-activity'

/** Until when everything that happened to the accounts of a protocol is known, whether by reports, by reads or by a snapshot. */
export interface Completeness {
  /** Changes may have gone unreported until now; `confirmedSlot` = where the chain was. */
  disturbed(confirmedSlot: Slot | undefined): void
  /** Some transactions are unknown, and so are the accounts that they wrote. */
  incomplete(): void
  /** A list of transactions has been read: it counts when the accounts that they wrote have been read as well. */
  listed(list: ReadList): void
  /** The newest list that has come to count since the last call; undefined = none. */
  conclude(): ReadList | undefined
  /** A snapshot that began at this time is in, as of this slot. */
  snapshotTaken(startedMs: number, slot: Slot): void
  /** There was a snapshot: what was read since continues it. */
  hasBase(): boolean
  /** Nothing that happened until the last disturbance is unknown. */
  isClosed(): boolean
  /** Everything up to half a minute ago is known. */
  isRecent(): boolean
  /** Only a snapshot can tell what is unknown. */
  isBroken(): boolean
}

const recentMs = 30_000
/** A gap that is not closed by then, although transactions are read, needs a snapshot. */
const mostClosingMs = 120_000

export function createCompleteness(clock: Clock, due: DueAccounts): Completeness {
  let base = false
  let completeMs = Number.NEGATIVE_INFINITY
  let disturbedMs = clock.monotonicMs()
  let openSinceMs = disturbedMs
  let disturbedSlot: Slot = 0
  let incompleteMs: number | undefined
  let lists: { readonly list: ReadList; readonly mark: number }[] = []

  const isClosed = (): boolean => base && incompleteMs === undefined && completeMs >= disturbedMs
  const isRecent = (): boolean =>
    base && incompleteMs === undefined && clock.monotonicMs() - completeMs <= recentMs

  /** From here on everything is known. */
  function completeFrom(startedMs: number): void {
    completeMs = Math.max(completeMs, startedMs)
    openSinceMs = clock.monotonicMs()
  }

  return {
    isClosed,
    isRecent,
    hasBase: () => base,
    disturbed(confirmedSlot) {
      const nowMs = clock.monotonicMs()
      if (isClosed()) openSinceMs = nowMs
      disturbedMs = nowMs
      disturbedSlot = confirmedSlot ?? disturbedSlot
    },
    incomplete() {
      incompleteMs = clock.monotonicMs()
    },
    listed(list) {
      lists.push({ list, mark: due.mark() })
    },
    conclude() {
      if (!base) return undefined
      const past = lists.filter(({ mark }) => due.isPast(mark))
      if (past.length === 0) return undefined
      lists = lists.filter(({ mark }) => !due.isPast(mark))
      const newest = past
        .map(({ list }) => list)
        .reduce((one, other) => (one.asOf > other.asOf ? one : other))
      completeFrom(newest.startedMs)
      return newest
    },
    snapshotTaken(startedMs, slot) {
      base = true
      if (incompleteMs !== undefined && incompleteMs < startedMs) incompleteMs = undefined
      // A node that is behind sends what was before the disturbance.
      if (slot >= disturbedSlot) completeFrom(startedMs)
    },
    isBroken() {
      if (!base || incompleteMs !== undefined) return true
      return !isClosed() && !isRecent() && clock.monotonicMs() - openSinceMs >= mostClosingMs
    },
  }
}
