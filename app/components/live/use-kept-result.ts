import { useLocation } from '@remix-run/react'
import { useRef } from 'react'
import type { PolledResult } from '~/contracts/panel'
import { type Kept, keepResult } from './kept-result'

/**
 * Returns the latest response with data for this view of the page. A failed response keeps the data, and its
 * age shows.
 */
export function useKeptResult<Data>(result: PolledResult<Data>): PolledResult<Data> {
  const { pathname, search } = useLocation()
  const kept = useRef<Kept<Data>>()
  kept.current = keepResult(kept.current, result, pathname + search)
  return kept.current.answer
}
