import { useLocation, useResolvedPath } from '@remix-run/react'
import { useEffect, useMemo, useRef } from 'react'
import { useLive, useStreamStatus } from './live-provider'
import { isUnread, type Unread } from './load-or-keep'

/** A reading that has failed is tried again this long after, ms; up to `jitterMs` more, so that viewers spread out. */
const againAfterMs = 4_000
const jitterMs = 1_000

/**
 * The newest answer that could be read for this page; undefined = none yet. After a failure `asAsked` says what of it is still an answer to
 * what the address asks by now (undefined = nothing); without it all is. It is tried again by itself.
 */
export function useLastGood<Answer>(
  answer: Answer | Unread,
  asAsked: (last: Answer, params: URLSearchParams) => Answer | undefined = keepAll,
): Answer | undefined {
  // Of a layout, the part of the address that is its own: its pages come and go while its answer stays.
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

/** Without the stream the page is read anew as often anyway. */
function useRetry(answer: unknown): void {
  const { running, requestRefresh } = useLive()
  const isStreaming = useStreamStatus() === 'open'
  useEffect(() => {
    if (!running || !isStreaming || !isUnread(answer)) return
    const timer = setTimeout(requestRefresh, againAfterMs + Math.random() * jitterMs)
    return () => clearTimeout(timer)
  }, [answer, running, isStreaming, requestRefresh])
}
