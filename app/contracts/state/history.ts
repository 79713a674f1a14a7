import type { UnixSeconds } from '~/domain/base/time'
import type { TopicHistory } from '~/domain/service/history-view'
import { orNull } from '../schema/absent'

/**
 * Completeness of the history behind a page, in the format of loaders. Times are in seconds since 1970. A
 * time is `null` while it has not been reported.
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
 * Returns how complete the history is for a window that starts at `from`. Returns `null` if the history
 * covers the whole window. Otherwise the target time is the start of the window. For a window without a start
 * (`-Infinity`), the target time is the operator's setting.
 */
export function historyOfWindowToWire(history: TopicHistory, from: UnixSeconds): WireHistory | null {
  const { completeSince } = history
  if (completeSince !== undefined && completeSince <= from) return null
  const wire = historyToWire(history)
  return Number.isFinite(from) ? { ...wire, targetSince: from } : wire
}
