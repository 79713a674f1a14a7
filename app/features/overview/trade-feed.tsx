import type { PerpTradeWire } from '~/contracts/perps/perp'
import type { VenueTradeWire } from '~/contracts/perps/venue-rows'
import type { PanelResult } from '~/contracts/state/panel'
import { formatPerpPrice, formatUsd } from '~/domain/format/format'
import type { PerpVenue } from '~/domain/protocol/venues'
import { mapNullable } from '~/lib/map-nullable'
import { useLive } from '~/shared/live/live-provider'
import { prependRows } from '~/shared/live/live-rows'
import type { PanelRules } from '~/shared/live/panel-state'
import { PanelStatus } from '~/shared/live/panel-status'
import { usePanel } from '~/shared/live/use-panel'
import { WaitingPill } from '~/shared/live/waiting-pill'
import { SideMark } from '~/shared/marks/side-mark'
import { FailedPanel } from '~/shared/page-data/failed-panel'
import { allTradesPath, marketPath, venuePath } from '~/shared/paths/drift-paths'
import { MarketName } from '~/shared/perps/market-name'
import { ordersText } from '~/shared/text/orders-text'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import { Age } from '~/ui/marks/age'
import { Card } from '~/ui/panel/card'
import { PanelState } from '~/ui/panel/panel-state'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { NumberCell } from '~/ui/table/number-cell'
import { flash } from '~/ui/table/table.css'
import { text } from '~/ui/text'
import { overviewText } from './overview-text'
import type { OverviewVenue } from './overview-venue'
import { rowCounts } from './panels'
import * as styles from './trade-feed.css'
import { useArrivals } from './use-arrivals'

const keyOf = (trade: PerpTradeWire) => trade.id

/** A trade of one venue. Drift's stream topic has no other, so its rows lack the venue. */
type Trade = PerpTradeWire & Partial<Pick<VenueTradeWire, 'venue'>>

const rules: PanelRules<Trade, PerpTradeWire> = {
  keyOf,
  ofFrame: (trade) => trade,
  looksSame: Object.is,
  merge: prependRows(keyOf, (trade, than) => trade.slot > than.slot, rowCounts.trades),
}

interface TradeFeedProps {
  readonly answer: PanelResult<PerpTradeWire>
  readonly perps: OverviewVenue
}

/**
 * Latest perpetual trades, one per line. React keys are positions, so new trades replace the content of the
 * lines and no element moves. Otherwise each trade would cause a layout shift (WCAG 2.2.2).
 */
export function TradeFeed({ answer, perps }: TradeFeedProps) {
  const { venue } = perps
  const panel = useTrades({ answer, perps })
  const title = overviewText.perpTrades(perps.name)
  const { requestRefresh } = useLive()
  const { arrived, turn } = useArrivals(panel.rows.map(keyOf))
  return (
    <Card
      title={title}
      status={<PanelStatus times={panel.times} />}
      actions={
        <>
          <WaitingPill panel={panel} />
          <Link to={venuePath(allTradesPath, venue)} className={button({ variant: 'ghost', size: 'small' })}>
            {overviewText.allTrades}
          </Link>
        </>
      }
      notice={panel.notice}
    >
      {panel.page === null && panel.rows.length === 0 ? (
        <FailedPanel what={title} action={{ label: text.retry, onSelect: requestRefresh }} />
      ) : panel.rows.length === 0 ? (
        <PanelState kind="empty" times={panel.times} title={text.noData} reason={ordersText.noOrdersAtAll} />
      ) : (
        <StaleDimmer times={panel.times}>
          <ol className={styles.feed} {...panel.holdHandlers}>
            {panel.rows.map((trade, place) => {
              const flashClass = arrived.has(trade.id) ? flash[trade.side][turn % 2] : undefined
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines are fixed slots, whatever their content
                <li key={place} className={flashClass}>
                  <TradeLine key={trade.id} trade={trade} venue={venue} />
                </li>
              )
            })}
          </ol>
        </StaleDimmer>
      )}
    </Card>
  )
}

function useTrades({ answer, perps: { venue, topic, agedTopic } }: TradeFeedProps) {
  const accepts = (trade: Trade) => (trade.venue ?? venue) === venue
  return usePanel({
    topic,
    agedTopic,
    answer,
    view: venue,
    rules: { ...rules, accepts },
    outdates: () => false,
  })
}

function TradeLine({ trade, venue }: { readonly trade: PerpTradeWire; readonly venue: PerpVenue }) {
  const { marketKey } = trade
  if (marketKey === null)
    return (
      <span className={styles.line}>
        <TradeCells trade={trade} />
      </span>
    )
  return (
    <Link to={venuePath(marketPath(marketKey), venue)} className={styles.line}>
      <TradeCells trade={trade} />
    </Link>
  )
}

function TradeCells({ trade }: { readonly trade: PerpTradeWire }) {
  return (
    <>
      <SideMark buy={trade.side === 'buy'} />
      <MarketName symbol={trade.baseAssetSymbol} />
      <span className={styles.number}>
        <NumberCell number={mapNullable(trade.price, formatPerpPrice)} />
      </span>
      <span className={styles.number}>
        $<NumberCell number={formatUsd(trade.quoteAssetAmount)} abbreviated />
      </span>
      <span className={styles.number}>
        <Age at={trade.time} />
      </span>
    </>
  )
}
