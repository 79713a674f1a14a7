import { useLocation } from '@remix-run/react'
import { useRef } from 'react'
import type { PolledAnswer } from '~/contracts/panel'
import { type Kept, keepAnswer } from './kept-answer'

/** The newest answer with data that this view of the page has had: one that failed leaves what is there, and its age shows. */
export function useKeptAnswer<Data>(answer: PolledAnswer<Data>): PolledAnswer<Data> {
  const { pathname, search } = useLocation()
  const kept = useRef<Kept<Data>>()
  kept.current = keepAnswer(kept.current, answer, pathname + search)
  return kept.current.answer
}
