import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { PolledAnswer } from '~/contracts/panel'
import type { PanelTimes } from '~/domain/freshness'
import type { Failure } from './failure'
import { useLive } from './live-provider'
import { panelNotice } from './panel-times'
import {
  type AskedProblem,
  fetchPolled,
  type PolledState,
  startPolled,
  takePolled,
  timesOfPolled,
} from './polled-answer'

export interface PollPace {
  /** Pause between an answer and the next question. */
  readonly everyMs: number
  /** Up to so much more, so that viewers spread out. */
  readonly jitterMs: number
}

/** A panel that polls, as its component draws it. */
export interface Polled<Data> {
  /** The newest data that could be read; null = none yet. */
  readonly data: Data | null
  /** Why the last attempt brought nothing; `data` is older then. Undefined = it brought something. */
  readonly failure: Failure | undefined
  /** There is no data, and the reader has asked for it again. */
  readonly isAsked: boolean
  readonly times: PanelTimes
  /** A sentence about the source, if something is wrong with it. */
  readonly notice: string | undefined
  /** Asks now. */
  readonly refresh: () => void
}

/**
 * A panel with an interval of its own: what the page brought, read anew from `path`, a resource route below `/panels` that answers a
 * `PolledAnswer` as JSON. It rests while nobody looks or the reader has paused it, and asks at once when he is back. A failure of any kind
 * keeps what is there. How often it asks may depend on the data. When the page reads itself anew, that is no reason to draw the panel anew: its
 * answer is taken for another `path`, and where there was none yet, as after a retry.
 */
export function usePolled<Data>(
  path: string,
  initial: PolledAnswer<Data>,
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
    (answer: PolledAnswer<Data> | AskedProblem) =>
      startTransition(() =>
        setState((current) =>
          current.path === path
            ? { path, polled: takePolled(current.polled, answer, Date.now()), isAsked: false }
            : current,
        ),
      ),
    [path],
  )
  const { everyMs, jitterMs } = typeof pace === 'function' ? pace(state.polled.data) : pace
  const ask = usePolling(path, take, running, everyMs, jitterMs)
  const refresh = useCallback(() => {
    setState((current) => ({ ...current, isAsked: current.polled.data === null }))
    ask()
  }, [ask])
  return { ...drawn(state.polled), isAsked: state.isAsked, refresh }
}

function drawn<Data>(polled: PolledState<Data>): Omit<Polled<Data>, 'isAsked' | 'refresh'> {
  const { data, failure, meta } = polled
  return {
    data,
    failure,
    times: timesOfPolled(polled),
    notice: panelNotice(data, meta),
  }
}

/** Asks again and again while it runs, one question at a time; answers how to ask at once, which goes while it rests as well. */
function usePolling<Data>(
  path: string,
  take: (answer: PolledAnswer<Data> | AskedProblem) => void,
  running: boolean,
  everyMs: number,
  jitterMs: number,
): () => void {
  const askNow = useRef<() => void>(() => undefined)
  const wasStopped = useRef(false)
  useEffect(() => {
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      clearTimeout(timer)
      const answer = await fetchPolled<Data>(path, abort.signal)
      if (abort.signal.aborted) return
      take(answer)
      wait()
    }
    const wait = () => {
      clearTimeout(timer)
      if (running) timer = setTimeout(ask, everyMs + Math.random() * jitterMs)
    }
    askNow.current = () => void ask()
    // Back from the background or on the network: what is on screen is old.
    if (running && wasStopped.current) void ask()
    else wait()
    wasStopped.current = !running
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [path, take, running, everyMs, jitterMs])
  return useCallback(() => askNow.current(), [])
}
