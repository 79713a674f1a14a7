import { useEffect } from 'react'
import { useLive } from './live-provider'
import type { PollPace } from './polling'

/**
 * Reloads the page's data at least at this interval while the page is visible. `undefined`: does nothing, so
 * only `LiveProvider` reloads the page.
 */
export function useRefreshEvery(pace: PollPace | undefined): void {
  const { running, requestRefresh } = useLive()
  const { everyMs, jitterMs } = pace ?? { everyMs: undefined, jitterMs: 0 }
  useEffect(() => {
    if (!running || everyMs === undefined) return
    const timer = setInterval(requestRefresh, everyMs + Math.random() * jitterMs)
    return () => clearInterval(timer)
  }, [running, requestRefresh, everyMs, jitterMs])
}
