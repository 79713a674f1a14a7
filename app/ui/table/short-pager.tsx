import { formatCount } from '~/domain/format/format'
import { text } from '~/ui/text'
import { Arrow, type PagerProps } from './pager'
import { short } from './pager.css'

/**
 * Pager with only the previous and next page, shown above a list that has a full pager below. Hidden on
 * phones.
 */
export function ShortPager({ of, page, pages, hrefOf }: PagerProps) {
  const last = Math.max(1, pages)
  const previous = page > 1 ? hrefOf(Math.min(page - 1, last)) : undefined
  return (
    <nav className={short} aria-label={text.pages(of)}>
      <Arrow label={text.previousPage} icon="previous" to={previous} />
      {text.pageOf(formatCount(page), formatCount(last))}
      <Arrow label={text.nextPage} icon="next" to={page < last ? hrefOf(page + 1) : undefined} />
    </nav>
  )
}
