import { useEffect, useState } from 'react'

/**
 * Returns whether a URL can be loaded. This request is necessary because a frame does not report that an ad
 * blocker has emptied it. `undefined`: not known yet.
 */
export function useReachable(url: string | undefined, wanted: boolean): boolean | undefined {
  const [reachable, setReachable] = useState<boolean>()
  useEffect(() => {
    if (url === undefined || !wanted) return
    const abort = new AbortController()
    fetch(url, { mode: 'no-cors', credentials: 'omit', signal: abort.signal }).then(
      () => setReachable(true),
      () => setReachable(false),
    )
    return () => abort.abort()
  }, [url, wanted])
  return reachable
}
