import { useLocation } from '@remix-run/react'
import { useRef } from 'react'
import type { PolledResult } from '~/contracts/panel'
import { type Kept, keepResult } from './kept-result'

/**
 * Returns the latest response that has data for the current view of the page. After a failed response, the
 * data stays and the panel shows its age.
 */
export function useKeptResult<Data>(result: PolledResult<Data>): PolledResult<Data> {
  const { pathname, search } = useLocation()
  const kept = useRef<Kept<Data>>()
  kept.current = keepResult(kept.current, result, pathname + search)
  return kept.current.answer
}
