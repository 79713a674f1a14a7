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
