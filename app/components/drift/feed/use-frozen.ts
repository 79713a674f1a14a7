import { useRef } from 'react'

/** A value that stands still while it is `frozen`; another `view` is always shown. */
export function useFrozen<T>(value: T, frozen: boolean, view: string): T {
  const kept = useRef({ value, view })
  if (!frozen || kept.current.view !== view) kept.current = { value, view }
  return kept.current.value
}
