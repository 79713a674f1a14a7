import type { SearchResultWire } from '~/contracts/token'
import { shortKey } from '~/domain/format/format'
import { TokenCell } from '~/shared/marks/token-cell'
import * as cells from '~/shared/marks/token-cell.css'
import { MarketLogo } from '~/shared/marks/token-logo'
import { mono } from '~/ui/theme/text-style.css'
import { searchText } from './search-text'

type NamedHit = Pick<
  SearchResultWire,
  'type' | 'tokenMint' | 'symbol' | 'name' | 'verified' | 'imitates' | 'logoUrl'
>

/** Name of a search result. Its form depends on the kind of the result. */
export function HitName({ hit }: { readonly hit: NamedHit }) {
  const { type, tokenMint, symbol, name, verified, imitates, logoUrl } = hit
  if (type === 'token') {
    return (
      <TokenCell
        token={{ mint: tokenMint, symbol, name, verified, imitates, hasPicture: logoUrl !== null }}
      />
    )
  }
  const isMarket = type === 'market'
  return (
    <span className={cells.cell}>
      {isMarket ? <MarketLogo symbol={symbol} size={20} /> : null}
      <span className={cells.words}>
        <bdi className={isMarket ? cells.symbol : `${cells.symbol} ${mono}`} translate="no" title={tokenMint}>
          {name ?? shortKey(tokenMint)}
        </bdi>
        <span className={cells.name}>{isMarket ? searchText.perpMarket : searchText.trader}</span>
      </span>
    </span>
  )
}
