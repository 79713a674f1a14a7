import type { WirePage } from '~/contracts/page'
import { formatCount } from '~/domain/format'
import { Pager } from '~/ui/pager'
import { text } from '~/ui/text'
import { notOnPhone } from '~/ui/text-style.css'

interface FeedFooterProps {
  readonly title: string
  /** What the rows are called. */
  readonly noun: string
  /** Null = nothing could be read. */
  readonly page: WirePage<unknown> | null
  readonly hrefOf: (page: number) => string
}

/** Which of how many rows are shown, and the way to the others. */
export function FeedFooter({ title, noun, page, hrefOf }: FeedFooterProps) {
  if (page === null) return null
  return (
    <>
      <span className={notOnPhone}>{rangeOf(page, noun)}</span>
      <Pager of={title} page={page.page} pages={page.totalPages} hrefOf={hrefOf} />
    </>
  )
}

function rangeOf(page: WirePage<unknown>, noun: string): string {
  const count = formatCount(page.totalElements)
  const total = page.totalIsExact ? count : text.atLeast(count)
  if (page.content.length === 0) return `${total} ${noun}`
  const first = (page.page - 1) * page.size + 1
  return text.rowsOf(formatCount(first), formatCount(first + page.content.length - 1), total, noun)
}
