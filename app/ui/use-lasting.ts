import { useEffect, useState } from 'react'

/** True once `active` has lasted for `delayMs`: what takes less is not worth a word. */
export function useLasting(active: boolean, delayMs: number): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!active) {
      setLasting(false)
      return
    }
    const timer = setTimeout(() => setLasting(true), delayMs)
    return () => clearTimeout(timer)
  }, [active, delayMs])
  return active && lasting
}
