import type { SearchResultWire } from '~/contracts/token'
import { shortKey } from '~/domain/format/format'
import { parsePerpVenue, perpVenueFacts } from '~/domain/protocol/perp-venue'
import { TokenCell } from '~/shared/marks/token-cell'
import * as cells from '~/shared/marks/token-cell.css'
import { MarketLogo } from '~/shared/marks/token-logo'
import { mono } from '~/ui/theme/text-style.css'
import { searchText } from './search-text'

type NamedHit = Pick<
  SearchResultWire,
  'type' | 'tokenMint' | 'symbol' | 'name' | 'verified' | 'imitates' | 'logoUrl' | 'venue'
>

/** Name of a search result. Its form depends on the kind of the result. */
export function HitName({ hit }: { readonly hit: NamedHit }) {
  const { type, tokenMint, symbol, name, verified, imitates, logoUrl, venue } = hit
  if (type === 'token') {
    return (
      <TokenCell
        token={{ mint: tokenMint, symbol, name, verified, imitates, hasPicture: logoUrl !== null }}
      />
    )
  }
  const kinds = {
    market: marketWords(venue),
    trader: searchText.trader,
    order: searchText.order,
  }
  return (
    <span className={cells.cell}>
      {symbol === null ? null : <MarketLogo symbol={symbol} size={20} />}
      <span className={cells.words}>
        <bdi
          className={name === null ? `${cells.symbol} ${mono}` : cells.symbol}
          translate="no"
          title={tokenMint}
        >
          {name ?? shortKey(tokenMint)}
        </bdi>
        <span className={cells.name}>{kinds[type]}</span>
      </span>
    </span>
  )
}

/** Says that a result is a perp market, and of which venue. */
function marketWords(venue: SearchResultWire['venue']): string {
  const known = parsePerpVenue(venue ?? '')
  return known === undefined ? searchText.perpMarket : searchText.perpMarketOf(perpVenueFacts[known].name)
}
