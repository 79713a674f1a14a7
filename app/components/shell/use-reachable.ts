import { useEffect, useState } from 'react'

/** Whether an address answers at all: a frame does not tell that a blocker has emptied it. Undefined = not known yet. */
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
