import { formatCount } from '~/domain/format/format'
import { text } from '~/ui/text'
import { type PagerProps, PageTurner } from './pager'
import { short, shortOnPhone } from './pager.css'

interface ShortPagerProps extends PagerProps {
  /** Whether only phones show the pager. By default, only wider screens show it. */
  readonly onPhone?: boolean
}

/** Pager with only the previous and next page. */
export function ShortPager({ onPhone = false, ...list }: ShortPagerProps) {
  return (
    <PageTurner {...list} className={onPhone ? shortOnPhone : short}>
      {text.pageOf(formatCount(list.page), formatCount(Math.max(1, list.pages)))}
    </PageTurner>
  )
}
