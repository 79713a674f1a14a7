import type { TopicHistory } from '~/domain/history-view'
import type { UnixSeconds } from '~/domain/time'
import { orNull } from './absent'

/** How far back what a page shows is complete, as loaders hand it over; times in epoch seconds, null while nobody has told. */
export interface WireHistory {
  readonly completeSince: number | null
  readonly targetSince: number | null
  /** Nothing more will come. */
  readonly isComplete: boolean
}

export function historyToWire({ completeSince, targetSince, isComplete }: TopicHistory): WireHistory {
  return { completeSince: orNull(completeSince), targetSince: orNull(targetSince), isComplete }
}

/**
 * The same beside numbers of a window that begins at `from`; null = all of the window is in. That is what history has to reach back to there, whatever
 * the operator has asked for; where the window has no begin (minus infinity), what he has asked for is.
 */
export function historyOfWindowToWire(history: TopicHistory, from: UnixSeconds): WireHistory | null {
  const { completeSince } = history
  if (completeSince !== undefined && completeSince <= from) return null
  const wire = historyToWire(history)
  return Number.isFinite(from) ? { ...wire, targetSince: from } : wire
}
