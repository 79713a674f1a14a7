import type { TopicHistory } from '~/domain/history-view'
import type { UnixSeconds } from '~/domain/time'
import { orNull } from './absent'

/**
 * Completeness of a page's history, in the format of loaders. Times in epoch seconds, `null`: not reported
 * yet.
 */
export interface WireHistory {
  readonly completeSince: number | null
  readonly targetSince: number | null
  /** Whether the backfill is finished. */
  readonly isComplete: boolean
}

export function historyToWire({ completeSince, targetSince, isComplete }: TopicHistory): WireHistory {
  return { completeSince: orNull(completeSince), targetSince: orNull(targetSince), isComplete }
}

/**
 * Returns the history for numbers of a window that starts at `from`; `null` if the window is complete. The
 * target is then the start of the window, or the operator's setting for a window without a start
 * (`-Infinity`).
 */
export function historyOfWindowToWire(history: TopicHistory, from: UnixSeconds): WireHistory | null {
  const { completeSince } = history
  if (completeSince !== undefined && completeSince <= from) return null
  const wire = historyToWire(history)
  return Number.isFinite(from) ? { ...wire, targetSince: from } : wire
}
