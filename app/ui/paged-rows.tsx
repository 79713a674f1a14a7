import { type ReactNode, useState } from 'react'
import { turned } from './paged-rows.css'
import { useSwipe } from './use-swipe'

interface PagedRowsProps {
  /** Which page the rows are of. */
  readonly page: number
  readonly children: ReactNode
}

/** The rows of a page, within the card that has its pager: a swipe follows the pager's arrows, and on phones another page slides in (M235). */
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
  /** Undefined = no page has been turned yet. */
  readonly slide: string | undefined
}

/** From the side that this page lies on, seen from the one before. */
function useSlide(page: number): string | undefined {
  const [turn, setTurn] = useState<Turn>({ page, count: 0, slide: undefined })
  if (turn.page !== page) {
    const slides = turned[page > turn.page ? 'forward' : 'back']
    setTurn({ page, count: turn.count + 1, slide: slides[turn.count % 2] })
  }
  return turn.slide
}
