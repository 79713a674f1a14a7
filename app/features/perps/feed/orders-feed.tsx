import type { PerpTradeWire } from '~/contracts/perps/perp'
import type { PerpOrderWire, PerpPositionWire } from '~/contracts/perps/perp-account'
import type { OfVenue } from '~/contracts/perps/venue'
import type { WirePage } from '~/contracts/schema/page'
import type { PanelResult, PolledResult } from '~/contracts/state/panel'
import type { InitialBars } from '~/shared/market-chart/bars/use-shown-bars'
import { PerpPriceChart } from '~/shared/market-chart/perp-price-chart'
import type { FollowedTrader } from '~/shared/perps/followed-trader'
import { Icon } from '~/ui/marks/icon'
import { useNow } from '~/ui/marks/now'
import { card } from '~/ui/panel/card.css'
import { driftText } from '../drift-text'
import { LargeProvider } from '../large/large-provider'
import { useMarkets } from '../markets/markets-provider'
import type { VenueMarketWire } from '../markets/markets-state'
import * as styles from './feed.css'
import { FeedBar } from './feed-bar'
import type { FeedQuery } from './feed-query'
import { feedText } from './feed-text'
import { FundingStrip } from './market/funding-strip'
import type { FundingSummary } from './market/funding-summary'
import { MarketHead } from './market/market-head'
import { notesOfMarket } from './market/notes-of-market'
import { OrdersCard } from './orders-card'
import type { MarketPosition } from './positions/market-position'
import { MarketPositions } from './positions/market-positions'
import { TraderPositions } from './positions/trader-positions'
import { TradesCard } from './trades-card'

/** Data that the page passes to the orders tab. */
export interface OrdersFeedProps {
  readonly market: VenueMarketWire
  /** Mint of the market's base token. `null`: unknown. */
  readonly tokenMint: string | null
  /** Trader whose trades and orders the lists show. `null`: the lists show all traders. */
  readonly trader: FollowedTrader | null
  readonly query: FeedQuery
  /** What the chart shows at first. */
  readonly chart: InitialBars
  readonly funding: FundingSummary | null
  readonly trades: PanelResult<OfVenue<PerpTradeWire>>
  readonly orders: PolledResult<WirePage<PerpOrderWire>>
  /** Positions of the selected trader. `null`: no trader is selected. */
  readonly positions: PolledResult<WirePage<OfVenue<PerpPositionWire>>> | null
  /** Largest positions in the market. `null`: a trader is selected. */
  readonly largest: PolledResult<WirePage<MarketPosition>> | null
}

/** Height of the price and of the three figures below it, pixels. */
const chartHeight = 560

/** Chart, trades and orders of one market. */
export function OrdersFeed(props: OrdersFeedProps) {
  const { market: loaded, trader, query, funding, trades, orders, positions, largest } = props
  const user = trader?.key ?? null
  const { markets } = useMarkets()
  // The live market data does not include delisted markets.
  const market = markets?.find(({ publicKey }) => publicKey === loaded.publicKey) ?? loaded
  return (
    <LargeProvider>
      <section className={card} aria-label={driftText.ordersOf(market.baseAssetSymbol)}>
        <MarketHead market={market} tokenMint={props.tokenMint} funding={query.funding} />
        <MarketNotes market={market} />
        <FundingStrip
          funding={funding}
          nextAt={market.isListed ? market.nextFundingTime : null}
          query={query}
        />
      </section>
      <PerpPriceChart
        market={loaded.publicKey}
        title={feedText.chart(loaded.name)}
        name={loaded.name}
        height={chartHeight}
        initial={props.chart}
      />
      <div className={card}>
        <FeedBar market={market.publicKey} trader={trader} query={query} />
      </div>
      <div className={styles.tabContainer}>
        <div className={styles.feeds[trader === null ? 'all' : 'trader']}>
          <TradesCard choice={loaded.venue} market={loaded} trader={trader} query={query} answer={trades} />
          <OrdersCard market={loaded} user={user} query={query} answer={orders} />
        </div>
      </div>
      {user === null || positions === null ? null : <TraderPositions user={user} answer={positions} />}
      {largest === null ? null : <MarketPositions market={loaded} answer={largest} />}
    </LargeProvider>
  )
}

/** Notes below the header that explain what is unusual about a market. A normal market has no notes. */
function MarketNotes({ market }: { readonly market: VenueMarketWire }) {
  const { seconds } = useNow()
  const notes = notesOfMarket(market, seconds)
  if (notes.length === 0) return null
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note} className={styles.marketNote}>
          <Icon name="warning" size={14} />
          {note}
        </li>
      ))}
    </ul>
  )
}
