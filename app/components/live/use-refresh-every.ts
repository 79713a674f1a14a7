import { useEffect } from 'react'
import { useLive } from './live-provider'

/**
 * Reloads the page at least at this interval while the page is visible. Up to `jitterMs` is added, so that
 * the requests of all viewers are spread over time.
 */
export function useRefreshEvery(periodMs: number, jitterMs: number): void {
  const { running, requestRefresh } = useLive()
  useEffect(() => {
    if (!running) return
    const timer = setInterval(requestRefresh, periodMs + Math.random() * jitterMs)
    return () => clearInterval(timer)
  }, [running, requestRefresh, periodMs, jitterMs])
}
