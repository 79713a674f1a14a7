import { OutsideLink } from '~/shared/links/outside-link'
import { traderPath } from '~/shared/paths/detail-path'
import { tokensText } from '~/shared/tokens/tokens-text'
import { Address } from '~/ui/clipboard/address'
import { address } from '~/ui/clipboard/key.css'
import { button } from '~/ui/controls/button-class'
import { Icon } from '~/ui/marks/icon'
import { visuallyHidden } from '~/ui/theme/text-style.css'

/** A trader's key with a link to the trader's page, a link to the explorer, and a copy button. */
export function TraderCell({ trader }: { readonly trader: string }) {
  return (
    <span className={address}>
      <Address value={trader} what="trader" to={traderPath(trader)} ofRow />
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
