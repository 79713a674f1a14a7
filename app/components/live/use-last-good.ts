import { useRef } from 'react'
import { invariant } from '~/lib/invariant'

/** The newest value that could be read; a page that never had one has failed. */
export function useLastGood<T>(value: T | null): T {
  const last = useRef(value)
  if (value !== null) last.current = value
  invariant(last.current !== null, 'the page has no data to show')
  return last.current
}
