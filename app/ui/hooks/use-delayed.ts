import { useEffect, useState } from 'react'

/** Returns true once `active` has been true for at least `delayMs` without interruption. */
export function useDelayed(active: boolean, delayMs: number): boolean {
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
