import { button } from '~/ui/button-class'
import { Icon } from '~/ui/icon'
import { Link } from '~/ui/link'
import { text } from '~/ui/text'
import { notOnPhone } from '~/ui/text-style.css'

/**
 * Opens and closes the search field of a list. Hidden on phones, because the header has no space for it
 * there. The site search also finds tokens and traders.
 */
export function FindLink({ of, isOpen, to }: { of: string; isOpen: boolean; to: string }) {
  return (
    <Link
      to={to}
      sameView
      replace
      className={`${button({ variant: 'ghost', size: 'icon' })} ${notOnPhone}`}
      aria-label={isOpen ? text.closeSearchOf(of) : text.searchOf(of)}
      title={isOpen ? text.closeSearchOf(of) : text.searchOf(of)}
    >
      <Icon name={isOpen ? 'close' : 'search'} size={16} />
    </Link>
  )
}
