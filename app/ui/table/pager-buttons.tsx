import { formatCount } from '~/domain/format/format'
import { text } from '~/ui/text'
import { IconButton } from '../controls/button'
import * as styles from './pager-buttons.css'

interface PagerButtonsProps {
  /** Noun for the content of the pages, used in the accessible name. */
  readonly of: string
  readonly page: number
  readonly pages: number
  readonly onTurn: (page: number) => void
}

/** A pager for lists whose page number is not in the URL. If there is only one page, nothing is rendered. */
export function PagerButtons({ of, page, pages, onTurn }: PagerButtonsProps) {
  if (pages <= 1) return null
  const step = (icon: 'previous' | 'next', label: string, to: number) => {
    const leads = to >= 1 && to <= pages
    // `disabled` is not used, because a disabled button would lose the focus when the visitor reaches the
    // last page.
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
