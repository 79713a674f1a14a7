import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { PolledResult } from '~/contracts/panel'
import type { PanelTimes } from '~/domain/freshness'
import type { Failure } from './failure'
import { useLive } from './live-provider'
import { panelNotice } from './panel-times'
import {
  fetchPolled,
  type PolledState,
  type PollProblem,
  startPolled,
  takePolled,
  timesOfPolled,
} from './polled-result'

export interface PollPace {
  /** Time between a response and the next request, milliseconds. */
  readonly everyMs: number
  /** Maximum jitter, milliseconds. Jitter spreads the requests of all viewers over time. */
  readonly jitterMs: number
}

/** Polling panel in the form that its component renders. */
export interface Polled<Data> {
  /** Latest data of the panel. `null`: no data yet. */
  readonly data: Data | null
  /**
   * Reason why the last request failed. `data` is then from an earlier request. `undefined`: the last request
   * succeeded.
   */
  readonly failure: Failure | undefined
  /** Whether the panel has no data and the visitor has requested a retry. */
  readonly isRetrying: boolean
  readonly times: PanelTimes
  /** Message about a problem with the data source. `undefined`: there is no message. */
  readonly notice: string | undefined
  /** Sends a request immediately. */
  readonly refresh: () => void
}

/**
 * Hook for a panel with its own polling interval. The panel starts with the page's data and then requests
 * `path`, a route below `/panels` that returns a `PolledResult` as JSON. Polling stops while the page is
 * hidden or paused, and then continues immediately. After a failure, the current data stays. The polling
 * interval may depend on the data. A reload of the page replaces the panel's data only if `path` changes or
 * if the panel had no data yet.
 */
export function usePolled<Data>(
  path: string,
  initial: PolledResult<Data>,
  pace: PollPace | ((data: Data | null) => PollPace),
): Polled<Data> {
  const { running } = useLive()
  const [stored, setState] = useState(() => ({ path, polled: startPolled(initial), isAsked: false }))
  let state = stored
  if (state.path !== path || (state.polled.data === null && initial.data !== null)) {
    state = { path, polled: startPolled(initial), isAsked: false }
    setState(state)
  }
  const take = useCallback(
    (result: PolledResult<Data> | PollProblem) =>
      startTransition(() =>
        setState((current) =>
          current.path === path
            ? { path, polled: takePolled(current.polled, result, Date.now()), isAsked: false }
            : current,
        ),
      ),
    [path],
  )
  const { everyMs, jitterMs } = typeof pace === 'function' ? pace(state.polled.data) : pace
  const poll = usePolling(path, take, running, everyMs, jitterMs)
  const refresh = useCallback(() => {
    setState((current) => ({ ...current, isAsked: current.polled.data === null }))
    poll()
  }, [poll])
  return { ...drawn(state.polled), isRetrying: state.isAsked, refresh }
}

function drawn<Data>(polled: PolledState<Data>): Omit<Polled<Data>, 'isRetrying' | 'refresh'> {
  const { data, failure, meta } = polled
  return {
    data,
    failure,
    times: timesOfPolled(polled),
    notice: panelNotice(data, meta),
  }
}

/**
 * Polls repeatedly while `running` is true, one request at a time. Returns a function that sends a request
 * immediately, even while polling is stopped.
 */
function usePolling<Data>(
  path: string,
  take: (result: PolledResult<Data> | PollProblem) => void,
  running: boolean,
  everyMs: number,
  jitterMs: number,
): () => void {
  const pollNow = useRef<() => void>(() => undefined)
  const wasStopped = useRef(false)
  useEffect(() => {
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const poll = async () => {
      clearTimeout(timer)
      const result = await fetchPolled<Data>(path, abort.signal)
      if (abort.signal.aborted) return
      take(result)
      wait()
    }
    const wait = () => {
      clearTimeout(timer)
      if (running) timer = setTimeout(poll, everyMs + Math.random() * jitterMs)
    }
    pollNow.current = () => void poll()
    // The page has become visible again or the network has returned, so the data on screen is old.
    if (running && wasStopped.current) void poll()
    else wait()
    wasStopped.current = !running
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [path, take, running, everyMs, jitterMs])
  return useCallback(() => pollNow.current(), [])
}
