import type { WirePage } from '~/contracts/schema/page'
import { pagesOfRows, phoneRows } from '~/ui/table/list-query'
import { Pager } from '~/ui/table/pager'
import { type Noun, rangeText } from '~/ui/table/range-text'
import { ShortPager } from '~/ui/table/short-pager'
import { notOnPhone } from '~/ui/theme/text-style.css'
import { feedRows } from '../feed-query'

interface FeedFooterProps {
  readonly title: string
  /** Noun for the rows of the list, such as trades. */
  readonly noun: Noun
  /** Current page of the list. `null`: the list could not be read. */
  readonly page: WirePage<unknown> | null
  /** Returns the URL of a page. Pages of five rows are for phones. */
  readonly hrefOf: (page: number, byFive?: boolean) => string
}

/** Footer of a list with the range of the shown rows, the total number of rows and the pager. */
export function FeedFooter({ title, noun, page, hrefOf }: FeedFooterProps) {
  if (page === null) return null
  return (
    <>
      <span className={notOnPhone}>{rangeText(page, noun)}</span>
      <Pager of={title} {...pagesOfRows(page, feedRows)} hrefOf={(number) => hrefOf(number)} notOnPhone />
      <ShortPager
        onPhone
        of={title}
        {...pagesOfRows(page, phoneRows)}
        hrefOf={(number) => hrefOf(number, true)}
      />
    </>
  )
}
