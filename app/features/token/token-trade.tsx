import type { TokenWire } from '~/contracts/token'
import type { PerpVenue } from '~/domain/protocol/venues'
import { mints } from '~/domain/token/mints'
import { OutsideLink } from '~/shared/links/outside-link'
import { useSite } from '~/shared/page/site'
import { BuyLink } from '~/shared/tokens/buy-link'
import { tokensText } from '~/shared/tokens/tokens-text'
import { button } from '~/ui/controls/button-class'
import { Icon } from '~/ui/marks/icon'
import * as styles from './token-head.css'

/** Where the perp of a token is traded. */
export interface TokenPerps {
  readonly venue: PerpVenue
  /** Name of the perp market of this token, for example `SOL-PERP`. `null`: the token has no perp market. */
  readonly market: string | null
}

interface TokenTradeProps {
  readonly token: TokenWire
  readonly perps: TokenPerps
}

/** Links to places where the token can be traded. */
export function TokenTrade({ token, perps: { venue, market } }: TokenTradeProps) {
  const site = useSite()
  const { tokenMint, verified, price } = token
  const quote = tokenMint === mints.USDC ? mints.wSOL : mints.USDC
  return (
    <div className={styles.trade}>
      {verified && price !== null ? (
        <OutsideLink
          to={{ kind: 'swap', buyMint: tokenMint, sellMint: quote }}
          className={button({ variant: 'buy' })}
        >
          {tokensText.buyShort}
        </OutsideLink>
      ) : (
        <BuyLink token={token} />
      )}
      {price === null ? null : (
        <OutsideLink
          to={{ kind: 'swap', buyMint: quote, sellMint: tokenMint }}
          className={button({ variant: 'sell' })}
        >
          {tokensText.sellShort}
        </OutsideLink>
      )}
      {site === undefined ? null : (
        <OutsideLink to={{ kind: 'perps', venue, ...(market !== null && { market }) }} className={button({})}>
          {tokensText.tradeOn(site.operator.outside.perpApps[venue].name)}
          <Icon name="external" />
        </OutsideLink>
      )}
    </div>
  )
}
