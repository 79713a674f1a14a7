import type { WirePage } from '~/contracts/page'
import { formatCount } from '~/domain/format'
import type { OrderFilter } from '~/domain/order-view'
import { Pager } from '~/ui/pager'
import { text } from '~/ui/text'
import { notOnPhone } from '~/ui/text-style.css'

interface OrderFooterProps {
  readonly title: string
  /** Null = nothing could be read. */
  readonly page: WirePage<unknown> | null
  readonly filter: OrderFilter
  readonly hrefOf: (page: number) => string
}

/** Which of how many orders are shown, and the way to the others. */
export function OrderFooter({ title, page, filter, hrefOf }: OrderFooterProps) {
  if (page === null) return null
  return (
    <>
      <span className={notOnPhone}>{rangeText(page, filter)}</span>
      <Pager of={title} page={page.page} pages={page.totalPages} hrefOf={hrefOf} />
    </>
  )
}

function rangeText(page: WirePage<unknown>, filter: OrderFilter): string {
  const noun = filter === 'active' ? text.activeOrders : text.orders
  const count = formatCount(page.totalElements)
  const total = page.totalIsExact ? count : text.atLeast(count)
  if (page.content.length === 0) return `${total} ${noun}`
  const first = (page.page - 1) * page.size + 1
  return text.rowsOf(formatCount(first), formatCount(first + page.content.length - 1), total, noun)
}
