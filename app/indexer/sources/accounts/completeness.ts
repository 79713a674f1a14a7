import type { Slot } from '~/domain/base/time'
import type { Clock } from '~/lib/clock'
import type { ReadList } from '../events/program-activity'
import type { DueAccounts } from './due-accounts'

/**
 * Tracks the time up to which all changes to the accounts of a protocol are known. Changes become known
 * through reports, reads and snapshots.
 */
export interface Completeness {
  /**
   * Records that changes before now may not have been reported. `confirmedSlot`: newest confirmed slot at
   * this time.
   */
  disturbed(confirmedSlot: Slot | undefined): void
  /** Records that some transactions are missing, so the changes that they made are unknown. */
  incomplete(): void
  /**
   * Records a list of transactions. The list is used only after the accounts that its transactions wrote have
   * been read.
   */
  listed(list: ReadList): void
  /**
   * Returns the newest list whose accounts have all been read since the last call. `undefined`: no such list.
   */
  conclude(): ReadList | undefined
  /** Records a snapshot: the time at which it began, and the slot whose state it shows. */
  snapshotTaken(startedMs: number, slot: Slot): void
  /** Whether a snapshot was taken. Later reads of single accounts are sufficient only after a snapshot. */
  hasBase(): boolean
  /** Whether all changes up to the last disturbance are known. */
  isClosed(): boolean
  /** Whether all changes up to half a minute ago are known. */
  isRecent(): boolean
  /** Whether only a snapshot can find the unknown changes. */
  isBroken(): boolean
}

const recentMs = 30_000
/**
 * Maximum time for closing a gap by reading transactions, milliseconds. After that a snapshot is required.
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

  /** Records that all changes before this time are known. */
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
      // A snapshot from a lagging node shows a state from before the disturbance, so it does not close the
      // gap.
      if (slot >= disturbedSlot) completeFrom(startedMs)
    },
    isBroken() {
      if (!base || incompleteMs !== undefined) return true
      return !isClosed() && !isRecent() && clock.monotonicMs() - openSinceMs >= mostClosingMs
    },
  }
}
