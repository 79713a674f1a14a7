import type { PolledResult } from '~/contracts/state/panel'
import { type PolledState, startPolled } from './polled-result'

/** State of a panel that polls a path. */
export interface PanelState<Data> {
  readonly path: string
  /** Latest response in the page's data that the panel has shown. If it changes, the polling starts again. */
  readonly initial: PolledResult<Data> | undefined
  readonly polled: PolledState<Data>
  /** Whether the panel has no data and the visitor has requested a retry. */
  readonly isRetrying?: boolean
  /** Whether the first request must not wait, because the panel has no current data for its path. */
  readonly isDue?: boolean
}

/**
 * Returns whether a paused panel sends one request: if it has nothing to show, for example because the visitor has just
 * chosen another path.
 */
export function loadsWhilePaused(
  { polled, isDue }: Pick<PanelState<unknown>, 'polled' | 'isDue'>,
  isWanted: boolean,
): boolean {
  return isWanted && (isDue === true || polled.data === null)
}

/**
 * Returns the state of a panel that shows a path. `before` is its state until now. It is returned unchanged,
 * unless the path has changed, or the panel has no data and the page now has data for it. `initial` is the
 * panel's response in the page's data, and `isOfPath` says whether it is the response for this path.
 */
export function panelFor<Data>(
  before: PanelState<Data> | undefined,
  path: string,
  initial: PolledResult<Data> | undefined,
  isOfPath: boolean,
): PanelState<Data> {
  const hasData = initial?.data != null
  if (before?.path === path && (before.polled.data !== null || !hasData)) return before
  return {
    path,
    initial: initial ?? before?.initial,
    polled: startPolled(initial),
    // If the visitor returns to a path without a new load of the page, the response is from an earlier load.
    isDue: !hasData || !isOfPath || initial === before?.initial,
  }
}
