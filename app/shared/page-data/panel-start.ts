import type { PolledResult } from '~/contracts/state/panel'
import { type PolledState, startPolled } from './polled-result'

/** State of a panel that polls a path. */
export interface PanelState<Data> {
  /** Start of the current polling. It is a new object if the panel must start again. */
  readonly start: PanelStart<Data>
  readonly polled: PolledState<Data>
  readonly isRetrying: boolean
  /** Whether the first request must not wait, because the panel has no current data for its path. */
  readonly isDue: boolean
}

/** What a panel polls, and what it shows until the first response. */
export interface PanelStart<Data> {
  readonly path: string
  /** Latest response in the page's data that the panel has shown. */
  readonly initial: PolledResult<Data> | undefined
}

/**
 * Returns the state of a panel for a path that the panel has not requested yet. `initial` is the panel's
 * response in the page's data, and `isOfPath` says whether it is the response for this path.
 */
export function startPanel<Data>(
  path: string,
  initial: PolledResult<Data> | undefined,
  isOfPath: boolean,
  before?: PanelState<Data>,
): PanelState<Data> {
  const last = before?.start.initial
  return {
    start: { path, initial: initial ?? last },
    polled: startPolled(initial),
    isRetrying: false,
    // If the visitor returns to a path without a new load of the page, the response is from an earlier load.
    isDue: !initial || initial.data === null || initial === last || !isOfPath,
  }
}

/**
 * Returns the state of a panel after a render with new arguments. The panel starts again if the path has
 * changed, or if the panel has no data and the page now has data for it. Otherwise the same state is
 * returned.
 */
export function updatePanel<Data>(
  state: PanelState<Data>,
  path: string,
  initial: PolledResult<Data> | undefined,
  isOfPath: boolean,
): PanelState<Data> {
  const isFilled = state.polled.data === null && initial && initial.data !== null
  return state.start.path !== path || isFilled ? startPanel(path, initial, isOfPath, state) : state
}
