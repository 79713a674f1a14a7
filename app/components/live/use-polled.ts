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
  /** Pause between a response and the next request. */
  readonly everyMs: number
  /** Maximum jitter, milliseconds. It spreads the requests of all viewers over time. */
  readonly jitterMs: number
}

/** A polling panel in the form that its component renders. */
export interface Polled<Data> {
  /** Latest data. `null`: none yet. */
  readonly data: Data | null
  /** Why the last attempt failed; `data` is older then. `undefined`: it succeeded. */
  readonly failure: Failure | undefined
  /** Whether there is no data and the visitor has asked for a retry. */
  readonly isRetrying: boolean
  readonly times: PanelTimes
  /** Message about the source, if something is wrong with it. */
  readonly notice: string | undefined
  /** Polls immediately. */
  readonly refresh: () => void
}

/**
 * A panel with its own polling interval. It starts with the page's data and then reads `path`, a route below
 * `/panels` that returns a `PolledResult` as JSON. Polling stops while the page is hidden or paused, and
 * resumes immediately. Any failure keeps the data. The interval may depend on the data. A reload of the page
 * does not replace the panel's data, except for another `path` or if there was no data yet, as after a retry.
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
 * Polls repeatedly while `running`, one request at a time. Returns a function that polls immediately, even
 * while polling is stopped.
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
    // Back from the background, or online again: the data on screen is old.
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
