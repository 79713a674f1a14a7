import { useRef } from 'react'
import { invariant } from '~/lib/invariant'

/** The newest value that is there; a page that never had one has failed. */
export function useLastGood<T>(value: T | undefined): T {
  const last = useRef(value)
  if (value !== undefined) last.current = value
  invariant(last.current !== undefined, 'the page has no data to show')
  return last.current
}
