import type { OrderFilter } from '~/domain/order-view'
import { SegmentedLinks } from '~/ui/segmented-links'
import { text } from '~/ui/text'

interface FilterLinksProps {
  /** Title of the list that is filtered. */
  readonly of: string
  readonly current: OrderFilter
  readonly hrefOf: (filter: OrderFilter) => string
}

const filters: readonly { readonly label: string; readonly filter: OrderFilter }[] = [
  { label: text.active, filter: 'active' },
  { label: text.all, filter: 'historical' },
]

/** The choice between open orders and all that there ever were. */
export function FilterLinks({ of, current, hrefOf }: FilterLinksProps) {
  return (
    <SegmentedLinks
      label={text.filterOf(of)}
      segments={filters.map(({ label, filter }) => ({
        label,
        to: hrefOf(filter),
        current: filter === current,
      }))}
    />
  )
}
