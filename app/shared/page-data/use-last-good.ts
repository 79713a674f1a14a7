import { useLocation, useResolvedPath } from '@remix-run/react'
import { useEffect, useMemo, useRef } from 'react'
import { useLive, useStreamStatus } from '~/shared/live/live-provider'
import { type KeptResponse, keepResponse } from './kept-response'
import { type FailedLoad, isFailedLoad } from './load-or-keep'

/**
 * Time to wait before a failed read is retried, milliseconds. Up to `jitterMs` is added, so that the requests
 * of all viewers are spread over time.
 */
const againAfterMs = 4_000
const jitterMs = 1_000

/**
 * Returns the last successful response for the current page. `keep` adds earlier data to the parts of a response that
 * could not be read, while the URL stays the same. `undefined`: there is no successful response yet. After a failure,
 * `reconcile` removes the parts of the response that do not belong to the current URL. Without `reconcile`,
 * the whole response stays. The hook retries automatically.
 */
export function useLastGood<Result>(
  answer: Result | FailedLoad,
  reconcile?: (last: Result, params: URLSearchParams) => Result | undefined,
  keep?: (last: Result, next: Result) => Result,
): Result | undefined {
  // In a layout, the path is only the layout's part of the URL. The layout's response therefore stays while
  // its child pages change.
  const { pathname } = useResolvedPath('.')
  const { search } = useLocation()
  const kept = useRef<KeptResponse<Result>>()
  const failed = isFailedLoad(answer)
  if (!failed) kept.current = keepResponse(kept.current, answer, { pathname, search }, keep)
  const last = kept.current?.pathname === pathname ? kept.current.result : undefined
  useRetry(answer)
  return useMemo(
    () => (failed && last && reconcile ? reconcile(last, new URLSearchParams(search)) : last),
    [failed, last, search, reconcile],
  )
}

/**
 * Retries after a failure while the stream is open. While the stream is closed, no retry is needed, because
 * the page polls at this rate.
 */
function useRetry(result: unknown): void {
  const { running, requestRefresh } = useLive()
  const isStreaming = useStreamStatus() === 'open'
  useEffect(() => {
    if (!running || !isStreaming || !isFailedLoad(result)) return
    const timer = setTimeout(requestRefresh, againAfterMs + Math.random() * jitterMs)
    return () => clearTimeout(timer)
  }, [result, running, isStreaming, requestRefresh])
}
