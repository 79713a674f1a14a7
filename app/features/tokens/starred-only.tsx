import { trustedAddress } from '~/domain/base/ids'
import { useFavourites } from '~/shared/saved-items/use-saved-items'
import { tokensText } from '~/shared/tokens/tokens-text'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import { type TokenListQuery, tokensAmong } from './token-list-query'
import { usePendingTokens } from './use-pending-tokens'

/** Link that filters the list by the favourite tokens of this device, or removes that filter. */
export function StarredOnly({ query }: { readonly query: TokenListQuery }) {
  const { pending, hrefTo } = usePendingTokens()
  const { items } = useFavourites()
  const isOn = query.only.length > 0
  const starred = items.filter(({ kind }) => kind === 'token').map(({ key }) => trustedAddress(key))
  const variant = button({ variant: 'ghost', size: 'small' })
  if (!isOn && starred.length === 0) {
    return (
      <button type="button" className={variant} aria-disabled="true" title={tokensText.noStars}>
        {tokensText.starredOnly}
      </button>
    )
  }
  return (
    <Link
      to={hrefTo(tokensAmong(pending, isOn ? [] : starred))}
      sameView
      className={variant}
      aria-current={isOn ? 'true' : undefined}
    >
      {isOn ? tokensText.allTokens : tokensText.starredOnly}
    </Link>
  )
}
