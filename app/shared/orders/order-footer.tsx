import { missingText } from '~/domain/format/format'
import type { OrderFilter } from '~/domain/order/order-view'
import type { LivePanel } from '~/shared/live/use-panel'
import { ordersText } from '~/shared/text/orders-text'
import { pagesOfRows, phoneRows } from '~/ui/table/list-query'
import { Pager } from '~/ui/table/pager'
import { rangeText } from '~/ui/table/range-text'
import { ShortPager } from '~/ui/table/short-pager'
import { notOnPhone } from '~/ui/theme/text-style.css'

interface OrderFooterProps {
  readonly title: string
  readonly panel: Pick<LivePanel<unknown>, 'page' | 'times'>
  readonly filter: OrderFilter
  readonly hrefOf: (page: number) => string
  /** URL of a page of five rows, for phones. `undefined`: phones have the same pages as wide screens. */
  readonly fivePageHref?: ((page: number) => string) | undefined
}

/**
 * Range of the shown rows, total number of rows, and pager. The total is unknown until the data source has
 * been read.
 */
export function OrderFooter({ title, panel, filter, hrefOf, fivePageHref }: OrderFooterProps) {
  const { page, times } = panel
  if (page === null) return null
  const noun = filter === 'active' ? ordersText.nouns.activeOrders : ordersText.nouns.orders
  const isKnown = times.dataAt !== undefined || page.content.length > 0
  return (
    <>
      <span className={notOnPhone}>{isKnown ? rangeText(page, noun) : missingText}</span>
      <Pager
        of={title}
        page={page.page}
        pages={page.totalPages}
        hrefOf={hrefOf}
        notOnPhone={fivePageHref !== undefined}
      />
      {fivePageHref && (
        <ShortPager onPhone of={title} {...pagesOfRows(page, phoneRows)} hrefOf={fivePageHref} />
      )}
    </>
  )
}
