import { alertsPath } from '~/shared/paths/alerts-path'
import { comparePath } from '~/shared/paths/compare-path'
import { traderPath as detailPath } from '~/shared/paths/detail-path'
import { marketPath, venuePath } from '~/shared/paths/drift-paths'
import { embedGuidePath } from '~/shared/paths/embed-paths'
import { tokensText } from '~/shared/tokens/tokens-text'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import type { TokenPerpMarket } from './read-token-markets.server'
import { related } from './token-head.css'
import { tokenPageText } from './token-page-text'

interface TokenRelatedProps {
  readonly tokenMint: string
  readonly perpMarkets: readonly TokenPerpMarket[]
}

/** Links to pages about the same token: its perp markets on every venue, its DCA orders, and all tokens. */
export function TokenRelated({ tokenMint, perpMarkets }: TokenRelatedProps) {
  const ghost = button({ variant: 'ghost', size: 'small' })
  return (
    <nav className={related} aria-label={tokenPageText.related}>
      {perpMarkets.map(({ venue, venueName, name, publicKey }) => (
        <Link key={`${venue} ${name}`} to={venuePath(marketPath(publicKey), venue)} className={ghost}>
          {tokenPageText.perpMarketOn(name, venueName)}
        </Link>
      ))}
      <Link to={comparePath([tokenMint, ...perpMarkets.map(({ publicKey }) => publicKey)])} className={ghost}>
        {tokensText.compare}
      </Link>
      <Link to={alertsPath('token', tokenMint)} className={ghost}>
        {tokenPageText.alert}
      </Link>
      <Link to={detailPath(tokenMint)} className={ghost} title={tokensText.dcaDetailsTitle}>
        {tokensText.dcaDetails}
      </Link>
      <Link to="/tokens" className={ghost}>
        {tokensText.allTokens}
      </Link>
      <Link to={embedGuidePath('token', tokenMint)} className={ghost}>
        {tokensText.embed}
      </Link>
    </nav>
  )
}
