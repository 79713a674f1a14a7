import { useLocation, useResolvedPath } from '@remix-run/react'
import { useEffect, useMemo, useRef } from 'react'
import { useLive, useStreamStatus } from './live-provider'
import { type FailedLoad, isFailedLoad } from './load-or-keep'

/**
 * Wait before a failed read is retried, milliseconds. Up to `jitterMs` is added to spread the requests of all
 * viewers over time.
 */
const againAfterMs = 4_000
const jitterMs = 1_000

/**
 * Returns the last successful response for this page. `undefined`: none yet. After a failure, `reconcile`
 * reduces it to the parts that still belong to the current address; without `reconcile`, all of it stays.
 * Retries automatically.
 */
export function useLastGood<Result>(
  answer: Result | FailedLoad,
  reconcile: (last: Result, params: URLSearchParams) => Result | undefined = keepAll,
): Result | undefined {
  // For a layout, only its part of the path counts: its response stays while its child pages change.
  const { pathname } = useResolvedPath('.')
  const { search } = useLocation()
  const kept = useRef<{ readonly pathname: string; readonly answer: Result }>()
  if (!isFailedLoad(answer)) kept.current = { pathname, answer }
  const last = kept.current?.pathname === pathname ? kept.current.answer : undefined
  const failed = isFailedLoad(answer)
  useRetry(answer)
  return useMemo(
    () => (failed && last !== undefined ? reconcile(last, new URLSearchParams(search)) : last),
    [failed, last, search, reconcile],
  )
}

function keepAll<Result>(last: Result): Result {
  return last
}

/** Retries after a failure. Without the stream, the page polls at this rate anyway. */
function useRetry(result: unknown): void {
  const { running, requestRefresh } = useLive()
  const isStreaming = useStreamStatus() === 'open'
  useEffect(() => {
    if (!running || !isStreaming || !isFailedLoad(result)) return
    const timer = setTimeout(requestRefresh, againAfterMs + Math.random() * jitterMs)
    return () => clearTimeout(timer)
  }, [result, running, isStreaming, requestRefresh])
}
