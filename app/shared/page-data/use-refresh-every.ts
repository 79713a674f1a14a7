import { useEffect } from 'react'
import { useLive } from '~/shared/live/live-provider'
import type { PollPace } from './polling'

/**
 * Reloads the page's data at least at this interval while the page is visible. Without this hook,
 * `LiveProvider` reloads the page at its own interval.
 */
export function useRefreshEvery({ everyMs, jitterMs }: PollPace): void {
  const { running, requestRefresh } = useLive()
  useEffect(() => {
    if (!running) return
    const timer = setInterval(requestRefresh, everyMs + Math.random() * jitterMs)
    return () => clearInterval(timer)
  }, [running, requestRefresh, everyMs, jitterMs])
}
