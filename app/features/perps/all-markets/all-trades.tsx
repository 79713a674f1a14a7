import type { PerpTradeWire } from '~/contracts/perps/perp'
import type { PerpPositionWire } from '~/contracts/perps/perp-account'
import type { OfVenue } from '~/contracts/perps/venue'
import type { WirePage } from '~/contracts/schema/page'
import type { PanelResult, PolledResult } from '~/contracts/state/panel'
import type { VenueChoice } from '~/domain/perp/venue-choice'
import { CopyLinkButton } from '~/shared/page/copy-link-button'
import type { FollowedTrader } from '~/shared/perps/followed-trader'
import { card } from '~/ui/panel/card.css'
import * as styles from '../feed/feed.css'
import { FeedBar } from '../feed/feed-bar'
import type { FeedQuery } from '../feed/feed-query'
import { feedText } from '../feed/feed-text'
import { TraderPositions } from '../feed/positions/trader-positions'
import { TradesCard } from '../feed/trades-card'
import { LargeProvider } from '../large/large-provider'

export interface AllTradesProps {
  readonly choice: VenueChoice
  readonly query: FeedQuery
  /** Trader whose trades the list shows. `null`: the list shows all traders. */
  readonly trader: FollowedTrader | null
  readonly trades: PanelResult<OfVenue<PerpTradeWire>>
  /** Positions of the selected trader. `null`: no trader is selected. */
  readonly positions: PolledResult<WirePage<OfVenue<PerpPositionWire>>> | null
}

/** Trades in all markets. */
export function AllTrades({ choice, query, trader, trades, positions }: AllTradesProps) {
  return (
    <LargeProvider>
      <section className={card} aria-label={feedText.allTrades}>
        <div className={styles.head}>
          <h2 className={styles.title}>{feedText.allTrades}</h2>
          <CopyLinkButton />
          <span className={styles.note}>{feedText.marketList}</span>
        </div>
        <FeedBar market={null} trader={trader} query={query} />
      </section>
      <TradesCard choice={choice} market={null} trader={trader} query={query} answer={trades} />
      {trader === null || positions === null ? null : (
        <TraderPositions user={trader.key} answer={positions} />
      )}
    </LargeProvider>
  )
}
