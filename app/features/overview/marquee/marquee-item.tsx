import type { ReactNode } from 'react'
import type { TradeRow } from '~/contracts/trade'
import { formatUsd, shortKey } from '~/domain/format/format'
import { perpVenueOfTrade } from '~/domain/protocol/venue-of-trade'
import type { PerpVenue } from '~/domain/protocol/venues'
import { OutsideLink } from '~/shared/links/outside-link'
import { SideMark } from '~/shared/marks/side-mark'
import { MarketLogo, TokenLogo } from '~/shared/marks/token-logo'
import { useSite } from '~/shared/page/site'
import { tokenPath } from '~/shared/paths/pages'
import { Link } from '~/ui/controls/link'
import { Age } from '~/ui/marks/age'
import { NumberCell } from '~/ui/table/number-cell'
import { tone } from '~/ui/theme/text-style.css'
import * as styles from './marquee.css'

interface MarqueeItemProps {
  readonly trade: TradeRow
  /** Perps venue of the overview. The trades of other venues have the venue's name. */
  readonly shown: PerpVenue
  readonly silent: boolean
}

/** One trade: tokens sold and bought, age, USD value, and side. */
export function MarqueeItem({ trade, shown, silent }: MarqueeItemProps) {
  const { buy, timestamp, filledAmountUsd } = trade
  return (
    <TradeLink trade={trade} silent={silent}>
      <Logo trade={trade} />
      <Pair trade={trade} shown={shown} />
      <Age at={timestamp} />
      <span>
        $<NumberCell number={formatUsd(filledAmountUsd)} />
      </span>
      <SideMark buy={buy} />
    </TradeLink>
  )
}

/** Logo of the traded token, or of the perp market's base asset. */
function Logo({ trade }: { readonly trade: TradeRow }) {
  const { mint, symbol, verified, hasPicture } = tradedToken(trade)
  const pictureOf = hasPicture && mint !== null ? mint : undefined
  if (perpVenueOfTrade(trade.tradeType) !== undefined) {
    return <MarketLogo symbol={symbol} pictureOf={pictureOf} size={16} />
  }
  return <TokenLogo symbol={symbol} verified={verified} pictureOf={pictureOf} size={16} />
}

/** Link of a trade: of a perp to its market in the venue's application, of a spot order to the traded token's page. */
function TradeLink({
  trade,
  silent,
  children,
}: {
  readonly trade: TradeRow
  readonly silent: boolean
  readonly children: ReactNode
}) {
  const { tradeType, marketName } = trade
  const rest = { className: styles.item, tabIndex: silent ? -1 : undefined, draggable: false }
  const venue = perpVenueOfTrade(tradeType)
  if (venue !== undefined) {
    const market = marketName === null ? {} : { market: marketName }
    return (
      <OutsideLink to={{ kind: 'perps', venue, ...market }} {...rest}>
        {children}
      </OutsideLink>
    )
  }
  const { mint } = tradedToken(trade)
  if (mint === null) return <span className={styles.item}>{children}</span>
  return (
    <Link to={tokenPath(mint)} {...rest}>
      {children}
    </Link>
  )
}

function Pair({ trade, shown }: Pick<MarqueeItemProps, 'trade' | 'shown'>) {
  const apps = useSite()?.operator.outside.perpApps
  const { tradeType, marketName, buy } = trade
  const venue = perpVenueOfTrade(tradeType)
  if (venue !== undefined)
    return <b>{venue === shown ? marketName : `${marketName} ${apps?.[venue].name ?? ''}`}</b>
  return (
    <span>
      <Name symbol={trade.inputTokenSymbol} mint={trade.inputMint} traded={!buy} />
      <span className={tone.subtle}> → </span>
      <Name symbol={trade.outputTokenSymbol} mint={trade.outputMint} traded={buy} />
    </span>
  )
}

function Name({
  symbol,
  mint,
  traded,
}: {
  readonly symbol: string | null
  readonly mint: string | null
  readonly traded: boolean
}) {
  const shown = <bdi translate="no">{symbol ?? (mint === null ? '' : shortKey(mint))}</bdi>
  return traded ? <b>{shown}</b> : <span className={tone.muted}>{shown}</span>
}

/** Returns the traded token of a trade: the output token of a buy, or the input token of a sell. */
function tradedToken(trade: TradeRow) {
  return trade.buy
    ? {
        mint: trade.outputMint,
        symbol: trade.outputTokenSymbol,
        verified: trade.outputTokenVerified,
        hasPicture: trade.outputTokenImage !== null,
      }
    : {
        mint: trade.inputMint,
        symbol: trade.inputTokenSymbol,
        verified: trade.inputTokenVerified,
        hasPicture: trade.inputTokenImage !== null,
      }
}
