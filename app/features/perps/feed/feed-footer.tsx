import type { WirePage } from '~/contracts/schema/page'
import { Pager } from '~/ui/table/pager'
import { type Noun, rangeText } from '~/ui/table/range-text'
import { notOnPhone } from '~/ui/theme/text-style.css'

interface FeedFooterProps {
  readonly title: string
  /** Noun for the rows of the list, such as trades. */
  readonly noun: Noun
  /** Current page of the list. `null`: the list could not be read. */
  readonly page: WirePage<unknown> | null
  readonly hrefOf: (page: number) => string
}

/** Footer of a list with the range of the shown rows, the total number of rows and the pager. */
export function FeedFooter({ title, noun, page, hrefOf }: FeedFooterProps) {
  if (page === null) return null
  return (
    <>
      <span className={notOnPhone}>{rangeText(page, noun)}</span>
      <Pager of={title} page={page.page} pages={page.totalPages} hrefOf={hrefOf} />
    </>
  )
}
