import { formatCount } from '~/domain/format'
import { IconButton } from './button'
import * as styles from './pager-buttons.css'
import { text } from './text'

interface PagerButtonsProps {
  /** What is being paged, for the name of the region. */
  readonly of: string
  readonly page: number
  readonly pages: number
  readonly onTurn: (page: number) => void
}

/** A pager for lists without an address. Nothing where one page is enough. */
export function PagerButtons({ of, page, pages, onTurn }: PagerButtonsProps) {
  if (pages <= 1) return null
  const step = (icon: 'previous' | 'next', label: string, to: number) => {
    const leads = to >= 1 && to <= pages
    // A button that is disabled in earnest would drop the focus of who has come to the end by it.
    return (
      <IconButton
        icon={icon}
        label={label}
        aria-disabled={!leads}
        onClick={leads ? () => onTurn(to) : undefined}
      />
    )
  }
  return (
    <nav className={styles.buttons} aria-label={text.pages(of)}>
      {step('previous', text.previousPage, page - 1)}
      <span>{text.pageOf(formatCount(page), formatCount(pages))}</span>
      {step('next', text.nextPage, page + 1)}
    </nav>
  )
}
