import { loneLogo } from './market-pair.css'
import { names, pair } from './pair.css'
import { MarketLogo } from './token-logo'

/** A perp market in a list with pairs. Its name starts at the same place as theirs, although it has one logo. */
export function MarketPair({ market }: { readonly market: string }) {
  return (
    <span className={pair}>
      <span className={loneLogo}>
        <MarketLogo symbol={market.replace(/-PERP$/, '')} />
      </span>
      <b className={names} title={market} translate="no">
        {market}
      </b>
    </span>
  )
}
