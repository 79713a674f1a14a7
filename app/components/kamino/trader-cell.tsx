import { Address } from '~/ui/address'
import { button } from '~/ui/button-class'
import { Icon } from '~/ui/icon'
import { address } from '~/ui/key.css'
import { visuallyHidden } from '~/ui/text-style.css'
import { tokensText } from '~/ui/tokens-text'
import { OutsideLink } from '../outside/outside-link'
import { traderPath } from '../shell/pages'

/** A trader's key with a link to the trader's page, a link to the explorer, and a copy button. */
export function TraderCell({ trader }: { readonly trader: string }) {
  return (
    <span className={address}>
      <Address value={trader} what="trader" to={traderPath(trader)} />
      <OutsideLink
        to={{ kind: 'account', address: trader }}
        className={button({ variant: 'ghost', size: 'inline' })}
        title={tokensText.explorer}
      >
        <Icon name="external" />
        <span className={visuallyHidden}>{tokensText.explorer}</span>
      </OutsideLink>
    </span>
  )
}
