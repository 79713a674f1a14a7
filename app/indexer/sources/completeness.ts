import type { Slot } from '~/domain/time'
import type { Clock } from '~/lib/clock'
import type { DueAccounts } from './due-accounts'
import type { ReadList } from './program-activity'

/**
 * Tracks the time up to which all changes to the accounts of a protocol are known, through reports, reads or
 * snapshots.
 */
export interface Completeness {
  /**
   * Records that changes may have gone unreported until now. `confirmedSlot`: the newest confirmed slot at
   * that time.
   */
  disturbed(confirmedSlot: Slot | undefined): void
  /** Records that some transactions are missing, so the accounts that they wrote are unknown. */
  incomplete(): void
  /** Records a list of transactions. It counts once the accounts that they wrote have been read as well. */
  listed(list: ReadList): void
  /** Returns the newest list that began to count since the last call. `undefined`: no list. */
  conclude(): ReadList | undefined
  /** Records a snapshot that began at this time and shows the state of this slot. */
  snapshotTaken(startedMs: number, slot: Slot): void
  /** Whether a snapshot was taken, so that later reads can build on it. */
  hasBase(): boolean
  /** Whether everything up to the last disturbance is known. */
  isClosed(): boolean
  /** Whether everything up to half a minute ago is known. */
  isRecent(): boolean
  /** Whether only a snapshot can find the unknown changes. */
  isBroken(): boolean
}

const recentMs = 30_000
/**
 * Time after which a gap that is still open, although transactions are read, needs a snapshot, milliseconds.
 */
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

  /** Records that everything before this time is known. */
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
      // A snapshot of a lagging node shows the state from before the disturbance.
      if (slot >= disturbedSlot) completeFrom(startedMs)
    },
    isBroken() {
      if (!base || incompleteMs !== undefined) return true
      return !isClosed() && !isRecent() && clock.monotonicMs() - openSinceMs >= mostClosingMs
    },
  }
}
