import { useLocation } from '@remix-run/react'
import { ordersText } from '~/shared/text/orders-text'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import { Icon } from '~/ui/marks/icon'

/**
 * Returns the URL of a list on the dashboard with the path `dashboard`. `anchor` is the anchor of the list. Sort order and search
 * are kept.
 */
export function useFiltersHref(dashboard: string | undefined, anchor: string): string | undefined {
  const { search } = useLocation()
  return dashboard && `${dashboard}${search}#${anchor}`
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
