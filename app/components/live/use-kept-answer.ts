import { useLocation } from '@remix-run/react'
import { useRef } from 'react'
import type { PolledAnswer } from '~/contracts/panel'
import { type Kept, keepAnswer } from './kept-answer'

/**
 * Returns the latest response with data for this view of the page. A failed response keeps the data, and its
 * age shows.
 */
export function useKeptAnswer<Data>(answer: PolledAnswer<Data>): PolledAnswer<Data> {
  const { pathname, search } = useLocation()
  const kept = useRef<Kept<Data>>()
  kept.current = keepAnswer(kept.current, answer, pathname + search)
  return kept.current.answer
}
