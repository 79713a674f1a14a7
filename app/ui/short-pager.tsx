import { formatCount } from '~/domain/format'
import { Arrow, type PagerProps } from './pager'
import { short } from './pager.css'
import { text } from './text'

/** Only the neighbouring pages, for a list that has its numbers below: nobody has to go down to go on. Not on phones. */
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
