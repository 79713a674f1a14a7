import { useRef } from 'react'

/** Returns the value from when it was `frozen`. A new `view` always shows the current value. */
export function useFrozen<T>(value: T, frozen: boolean, view: string): T {
  const kept = useRef({ value, view })
  if (!frozen || kept.current.view !== view) kept.current = { value, view }
  return kept.current.value
}
