import { startTransition, useCallback, useEffect, useRef, useState } from 'react'
import type { PolledResult } from '~/contracts/panel'
import { useLive } from './live-provider'
import { fetchPolled, isProblem, type PollProblem } from './polled-result'

interface PolledRouteOptions<Data> {
  /** Pause between a response and the next request. */
  readonly everyMs: number
  /** Maximum jitter, milliseconds. It spreads the requests of all viewers over time. */
  readonly jitterMs: number
  /** Whether to poll now. */
  readonly isWanted?: boolean
  /** Response for this path from the page, if any. */
  readonly initial?: PolledResult<Data> | undefined
}

/** State of a polled route whose response the page's data may not contain. */
export interface PolledRoute<Data> {
  /** Latest response. `undefined`: none yet. */
  readonly answer: PolledResult<Data> | undefined
  /** Problem of the last attempt. `undefined`: it succeeded, or there was none. */
  readonly problem: PollProblem | undefined
}

/**
 * Polls a route. It requests immediately, unless the page has brought the response, and then repeatedly while
 * the page is visible. Unlike `usePolled`, it can be without a response and then reports why. A failure keeps
 * the last response.
 */
export function usePolledRoute<Data>(
  path: string,
  { everyMs, jitterMs, isWanted = true, initial }: PolledRouteOptions<Data>,
): PolledRoute<Data> & { readonly refresh: () => void } {
  const { running } = useLive()
  const [stored, setState] = useState<PolledRouteState<Data>>({ path, answer: initial, problem: undefined })
  const [attempt, setAttempt] = useState(0)
  const state = stored.path === path ? stored : { path, answer: initial, problem: undefined }
  // The page's response is fresh. Every later start, such as a return from the background, requests
  // immediately.
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
