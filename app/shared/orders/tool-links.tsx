import { useLocation } from '@remix-run/react'
import { ordersText } from '~/shared/text/orders-text'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import { Icon } from '~/ui/marks/icon'
import { notOnPhone } from '~/ui/theme/text-style.css'

/**
 * Opens and closes the search field of a list. Hidden on phones, because the header has no space for it
 * there. The site search also finds tokens and traders.
 */
export function FindLink({ of, isOpen, to }: { of: string; isOpen: boolean; to: string }) {
  const label = isOpen ? ordersText.closeSearchOf(of) : ordersText.searchOf(of)
  return (
    <Link
      to={to}
      sameView
      replace
      className={`${button({ variant: 'ghost', size: 'icon' })} ${notOnPhone}`}
      aria-label={label}
      title={label}
    >
      <Icon name={isOpen ? 'close' : 'search'} size={16} />
    </Link>
  )
}

/**
 * Returns the URL of a list on the dashboard with the path `dashboard`. `anchor` is the anchor of the list. Sort order and search
 * are kept.
 */
export function useFiltersHref(dashboard: string, anchor: string): string {
  return `${dashboard}${useLocation().search}#${anchor}`
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
