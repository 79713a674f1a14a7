import { useRef } from 'react'

/**
 * Returns `value`. While `frozen` is true, returns the value from the start of the freeze. A change of `view`
 * takes the current value.
 */
export function useFrozen<T>(value: T, frozen: boolean, view: string): T {
  const kept = useRef({ value, view })
  if (!frozen || kept.current.view !== view) kept.current = { value, view }
  return kept.current.value
}
