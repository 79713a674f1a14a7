import { type ReactNode, useState } from 'react'
import { turned } from './paged-rows.css'
import { useSwipe } from './use-swipe'

interface PagedRowsProps {
  /** Number of the page that contains the rows. */
  readonly page: number
  readonly children: ReactNode
}

/**
 * The rows of a page, placed in the card that has the pager. A swipe follows the pager's arrows, and on
 * phones a new page slides in.
 */
export function PagedRows({ page, children }: PagedRowsProps) {
  const slide = useSlide(page)
  const swipe = useSwipe((direction, rows) => {
    const rel = direction === 'left' ? 'next' : 'prev'
    rows.closest('section')?.querySelector<HTMLElement>(`[rel=${rel}][href]`)?.click()
  })
  return (
    <div className={slide} {...swipe}>
      {children}
    </div>
  )
}

interface Turn {
  readonly page: number
  readonly count: number
  /** `undefined`: no page has been turned yet. */
  readonly slide: string | undefined
}

/**
 * Returns the animation class: the new page slides in from the side on which it is, seen from the previous
 * one.
 */
function useSlide(page: number): string | undefined {
  const [turn, setTurn] = useState<Turn>({ page, count: 0, slide: undefined })
  if (turn.page !== page) {
    const slides = turned[page > turn.page ? 'forward' : 'back']
    setTurn({ page, count: turn.count + 1, slide: slides[turn.count % 2] })
  }
  return turn.slide
}
