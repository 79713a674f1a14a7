import { useLocation, useResolvedPath } from '@remix-run/react'
import { useEffect, useMemo, useRef } from 'react'
import { useLive, useStreamStatus } from './live-provider'
import { isUnread, type Unread } from './load-or-keep'

/** Wait before a failed read is retried, milliseconds. Up to `jitterMs` is added to spread viewers out. */
const againAfterMs = 4_000
const jitterMs = 1_000

/**
 * Returns the last successful response for this page. `undefined`: none yet. After a failure, `asAsked`
 * reduces it to the parts that still belong to the current address; without `asAsked`, all of it stays.
 * Retries automatically.
 */
export function useLastGood<Answer>(
  answer: Answer | Unread,
  asAsked: (last: Answer, params: URLSearchParams) => Answer | undefined = keepAll,
): Answer | undefined {
  // For a layout, only its part of the path counts: its response stays while its child pages change.
  const { pathname } = useResolvedPath('.')
  const { search } = useLocation()
  const kept = useRef<{ readonly pathname: string; readonly answer: Answer }>()
  if (!isUnread(answer)) kept.current = { pathname, answer }
  const last = kept.current?.pathname === pathname ? kept.current.answer : undefined
  const failed = isUnread(answer)
  useRetry(answer)
  return useMemo(
    () => (failed && last !== undefined ? asAsked(last, new URLSearchParams(search)) : last),
    [failed, last, search, asAsked],
  )
}

function keepAll<Answer>(last: Answer): Answer {
  return last
}

/** Retries after a failure. Without the stream, the page polls at this rate anyway. */
function useRetry(answer: unknown): void {
  const { running, requestRefresh } = useLive()
  const isStreaming = useStreamStatus() === 'open'
  useEffect(() => {
    if (!running || !isStreaming || !isUnread(answer)) return
    const timer = setTimeout(requestRefresh, againAfterMs + Math.random() * jitterMs)
    return () => clearTimeout(timer)
  }, [answer, running, isStreaming, requestRefresh])
}
