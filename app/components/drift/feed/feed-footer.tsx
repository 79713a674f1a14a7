import type { WirePage } from '~/contracts/page'
import { Pager } from '~/ui/pager'
import { type Noun, rangeText } from '~/ui/range-text'
import { notOnPhone } from '~/ui/text-style.css'

interface FeedFooterProps {
  readonly title: string
  /** Noun for the rows. */
  readonly noun: Noun
  /** Current page; `null`: nothing could be read. */
  readonly page: WirePage<unknown> | null
  readonly hrefOf: (page: number) => string
}

/** Range of the shown rows, total count and pager. */
export function FeedFooter({ title, noun, page, hrefOf }: FeedFooterProps) {
  if (page === null) return null
  return (
    <>
      <span className={notOnPhone}>{rangeText(page, noun)}</span>
      <Pager of={title} page={page.page} pages={page.totalPages} hrefOf={hrefOf} />
    </>
  )
}
