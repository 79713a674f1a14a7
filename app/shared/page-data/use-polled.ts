import {
  type Dispatch,
  type SetStateAction,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { PolledResult } from '~/contracts/state/panel'
import type { PanelTimes } from '~/domain/service/freshness'
import { useLive } from '~/shared/live/live-provider'
import { panelNotice } from '~/shared/live/panel-times'
import type { Failure } from './failure'
import { loadsWhilePaused, type PanelState, panelFor } from './panel-start'
import { fetchPolled, type PollProblem, takePolled, timesOfPolled } from './polled-result'
import { type Polling, type PollPace, startPolling } from './polling'

/** Polling panel in the form that its component renders. */
export interface Polled<Data> {
  /** Latest data of the panel. `null`: no data yet. */
  readonly data: Data | null
  /**
   * Reason why the last request failed. `data` is then from an earlier request. `undefined`: the last request
   * succeeded, or there was no request yet.
   */
  readonly failure: Failure | undefined
  /** Whether the panel has no data and the visitor has requested a retry. */
  readonly isRetrying: boolean | undefined
  readonly times: PanelTimes
  /** Message about a problem with the data source. `undefined`: there is no message. */
  readonly notice: string | undefined
  /** Sends a request immediately. */
  readonly refresh: () => void
}

/**
 * Hook for a panel with its own polling interval. The panel requests `path`, a route below `/panels` that
 * returns a `PolledResult` as JSON. It starts with `initial`, the response in the page's data. `isOfPath`:
 * `initial` is the response for `path`. The first request is immediate if it is not, or if `initial` has no
 * data.
 *
 * Polling stops while the page is hidden or paused or the panel is not wanted. A paused panel without data sends one
 * request. When the page is visible again, the panel polls immediately. After a failure, the current data stays. The polling interval may
 * depend on the data. A reload of the page replaces the panel's data only if `path` changes or if the panel
 * had no data yet.
 */
export function usePolled<Data>(
  path: string,
  initial: PolledResult<Data> | undefined,
  pace: PollPace | ((data: Data | null) => PollPace),
  isWanted = true,
  isOfPath = true,
): Polled<Data> {
  const { running, paused } = useLive()
  const [stored, setState] = useState(() => panelFor(undefined, path, initial, isOfPath))
  const state = panelFor(stored, path, initial, isOfPath)
  if (state !== stored) setState(state)
  const { polled, isRetrying } = state
  const { everyMs, jitterMs } = typeof pace === 'function' ? pace(polled.data) : pace
  const polling = usePolling(state, setState, { running, paused }, isWanted, everyMs, jitterMs)
  const refresh = useCallback(() => {
    setState((current) => ({ ...current, isRetrying: current.polled.data === null }))
    void polling.current?.poll()
  }, [polling])
  const { data, meta, failure } = polled
  return {
    data,
    failure,
    times: timesOfPolled(polled),
    notice: panelNotice(data, meta),
    isRetrying,
    refresh,
  }
}

/**
 * Polls a panel's path while `running` and `isWanted` are true. Returns a ref to the current polling.
 */
function usePolling<Data>(
  state: PanelState<Data>,
  setState: Dispatch<SetStateAction<PanelState<Data>>>,
  { running, paused }: Pick<ReturnType<typeof useLive>, 'running' | 'paused'>,
  isWanted: boolean,
  everyMs: number,
  jitterMs: number,
): { readonly current: Polling | undefined } {
  const { path, initial } = state
  const polling = useRef<Polling>()
  const wasStopped = useRef(false)
  const current = useRef(state)
  current.current = state
  useEffect(() => {
    const started = startPolling<PolledResult<Data> | PollProblem>(
      (signal) => fetchPolled<Data>(path, signal),
      (result) =>
        startTransition(() =>
          setState((current) => {
            if (current.path !== path || current.initial !== initial) return current
            return { path, initial, polled: takePolled(current.polled, result, Date.now()) }
          }),
        ),
      running && isWanted ? { everyMs, jitterMs } : undefined,
      // The page has become visible again or the network has returned, so the data on screen is old.
      current.current.isDue || wasStopped.current,
    )
    if (paused && loadsWhilePaused(current.current, isWanted)) void started.poll()
    polling.current = started
    wasStopped.current = !running
    return started.stop
  }, [path, initial, setState, running, paused, isWanted, everyMs, jitterMs])
  return polling
}
