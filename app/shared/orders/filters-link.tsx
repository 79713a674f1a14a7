import { useLocation } from '@remix-run/react'
import { ordersText } from '~/shared/text/orders-text'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import { Icon } from '~/ui/marks/icon'

/** Path of the dashboard of a venue, and the anchor of its list. */
export interface FiltersPlace {
  readonly pathname: string
  readonly hash: string
}

/** Returns the URL of the list on the dashboard of its venue. Sort order and search are kept. */
export function useFiltersHref(place: FiltersPlace | undefined): string | undefined {
  const { search } = useLocation()
  return place && `${place.pathname}${search}${place.hash}`
}

/**
 * Link to the list of the venue's dashboard, which has filters by side and by minimum value. The code of the filters would exceed
 * the size limit of the overview's first load.
 */
export function FiltersLink({ of, to }: { readonly of: string; readonly to: string }) {
  const label = ordersText.withFilters(of)
  return (
    <Link to={to} className={button({ variant: 'ghost', size: 'icon' })} aria-label={label} title={label}>
      <Icon name="filter" size={16} />
    </Link>
  )
}
