import type { OrderFilter } from '~/domain/order/order-view'
import { ordersText } from '~/shared/text/orders-text'
import { SegmentedLinks } from '~/ui/controls/segmented-links'

interface FilterLinksProps {
  /** Title of the filtered list. */
  readonly of: string
  readonly current: OrderFilter
  readonly hrefOf: (filter: OrderFilter) => string
}

const filters: readonly { readonly label: string; readonly filter: OrderFilter }[] = [
  { label: ordersText.active, filter: 'active' },
  { label: ordersText.all, filter: 'historical' },
]

/** Choice between open orders and all orders. */
export function FilterLinks({ of, current, hrefOf }: FilterLinksProps) {
  return (
    <SegmentedLinks
      label={ordersText.filterOf(of)}
      segments={filters.map(({ label, filter }) => ({
        label,
        to: hrefOf(filter),
        current: filter === current,
      }))}
    />
  )
}
