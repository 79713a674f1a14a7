import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { PolledResult } from '~/contracts/panel'
import { useLive } from './live-provider'
import { fetchPolled, isProblem, type PollProblem } from './polled-result'

interface PolledRouteOptions<Data> {
  /** Time between a response and the next request, milliseconds. */
  readonly everyMs: number
  /** Maximum jitter, milliseconds. Jitter spreads the requests of all viewers over time. */
  readonly jitterMs: number
  /** Whether to poll now. */
  readonly isWanted?: boolean
  /** Response for this path if the page's data contains one. */
  readonly initial?: PolledResult<Data> | undefined
}

/** State of a polled route. The page's data may not contain a response of the route. */
export interface PolledRoute<Data> {
  /** Latest response of the route. `undefined`: no response yet. */
  readonly answer: PolledResult<Data> | undefined
  /** Problem of the last request. `undefined`: the last request succeeded, or there was no request yet. */
  readonly problem: PollProblem | undefined
}

/**
 * Polls a route repeatedly while the page is visible. The first request is immediate, unless the page's data
 * contains a response. Unlike `usePolled`, this hook can start without a response and reports why a response
 * is missing. After a failure, the last response stays.
 */
export function usePolledRoute<Data>(
  path: string,
  { everyMs, jitterMs, isWanted = true, initial }: PolledRouteOptions<Data>,
): PolledRoute<Data> & { readonly refresh: () => void } {
  const { running } = useLive()
  const [stored, setState] = useState<PolledRouteState<Data>>({ path, answer: initial, problem: undefined })
  const [attempt, setAttempt] = useState(0)
  const state = stored.path === path ? stored : { path, answer: initial, problem: undefined }
  // The response in the page's data is fresh, so the first request can wait. Every later start requests
  // immediately, for example when the page becomes visible again.
  const isNew = useRef(initial !== undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts again
  useEffect(() => {
    if (!isWanted || !running) return
    const abort = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      timer = setTimeout(poll, everyMs + Math.random() * jitterMs)
    }
    const poll = async () => {
      const found = await fetchPolled<Data>(path, abort.signal)
      if (abort.signal.aborted) return
      startTransition(() => setState((current) => taken(path, current, found)))
      wait()
    }
    if (isNew.current) wait()
    else void poll()
    isNew.current = false
    return () => {
      abort.abort()
      clearTimeout(timer)
    }
  }, [path, isWanted, running, attempt, everyMs, jitterMs])
  const refresh = useCallback(() => setAttempt((count) => count + 1), [])
  return { answer: state.answer, problem: state.problem, refresh }
}

interface PolledRouteState<Data> extends PolledRoute<Data> {
  readonly path: string
}

function taken<Data>(
  path: string,
  before: PolledRouteState<Data>,
  found: PolledResult<Data> | PollProblem,
): PolledRouteState<Data> {
  if (!isProblem(found)) return { path, answer: found, problem: undefined }
  return { path, answer: before.path === path ? before.answer : undefined, problem: found }
}
