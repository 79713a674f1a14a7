import { type ReactNode, useState } from 'react'
import { useSwipe } from '../hooks/use-swipe'
import { fiveRows, turned } from './paged-rows.css'

interface PagedRowsProps {
  /** Number of the page that contains the rows. */
  readonly page: number
  /** Whether phones hide the rows after the fifth. */
  readonly byFive?: boolean
  readonly children: ReactNode
}

/**
 * The rows of a page, placed in the card that contains the pager. A swipe has the same effect as the pager's
 * arrows. On phones, a new page slides in.
 */
export function PagedRows({ page, byFive = false, children }: PagedRowsProps) {
  const slide = useSlide(page)
  const swipe = useSwipe((direction, rows) => {
    const rel = direction === 'left' ? 'next' : 'prev'
    const arrows = rows.closest('section')?.querySelectorAll<HTMLElement>(`[rel=${rel}][href]`) ?? []
    // A list can have another pager on wider screens. Only the shown one has a box.
    for (const arrow of arrows) if (arrow.offsetParent !== null) return arrow.click()
  })
  return (
    <div className={byFive ? `${fiveRows} ${slide ?? ''}` : slide} {...swipe}>
      {children}
    </div>
  )
}

interface Turn {
  readonly page: number
  readonly count: number
  /** Class of the animation. `undefined`: the visitor has not changed the page yet. */
  readonly slide: string | undefined
}

/**
 * Returns the class of the animation. A later page slides in from the right, and an earlier page slides in
 * from the left.
 */
function useSlide(page: number): string | undefined {
  const [turn, setTurn] = useState<Turn>({ page, count: 0, slide: undefined })
  if (turn.page !== page) {
    const slides = turned[page > turn.page ? 'forward' : 'back']
    setTurn({ page, count: turn.count + 1, slide: slides[turn.count % 2] })
  }
  return turn.slide
}
