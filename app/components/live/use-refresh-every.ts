import { useEffect } from 'react'
import { useLive } from './live-provider'

/** Reads the page anew at least this often while it is looked at; up to `jitterMs` more, so that viewers spread out. */
export function useRefreshEvery(periodMs: number, jitterMs: number): void {
  const { running, requestRefresh } = useLive()
  useEffect(() => {
    if (!running) return
    const timer = setInterval(requestRefresh, periodMs + Math.random() * jitterMs)
    return () => clearInterval(timer)
  }, [running, requestRefresh, periodMs, jitterMs])
}
