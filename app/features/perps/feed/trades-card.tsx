import { useMemo } from 'react'
import type { PerpTradeWire } from '~/contracts/perps/perp'
import type { OfVenue } from '~/contracts/perps/venue'
import type { PanelResult } from '~/contracts/state/panel'
import type { VenueChoice } from '~/domain/perp/venue-choice'
import { driftOnly } from '~/domain/protocol/venues'
import { useLive } from '~/shared/live/live-provider'
import { prependRows } from '~/shared/live/live-rows'
import type { PanelRules } from '~/shared/live/panel-state'
import { type LivePanel, usePanel } from '~/shared/live/use-panel'
import { WaitingPill } from '~/shared/live/waiting-pill'
import { type FollowedTrader, sideOf } from '~/shared/perps/followed-trader'
import { nouns } from '~/shared/text/nouns'
import { useFollowLinks } from '~/ui/hooks/use-follow-links'
import { Card } from '~/ui/panel/card'
import { FreshnessChip } from '~/ui/panel/freshness-chip'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { PagedRows } from '~/ui/table/paged-rows'
import { Table } from '~/ui/table/table'
import { region } from '~/ui/table/table.css'
import type { VenueMarketWire } from '../markets/markets-state'
import { usePendingView } from '../venue/venue-provider'
import { streamOfTrades } from '../venue/venue-topics'
import { FeedNothing, FeedUnavailable } from './feed-nothing'
import {
  belongs,
  type FeedQuery,
  feedHref,
  feedRows,
  type MarketOfTrades,
  pageOfTrades,
  parseFeedQuery,
  tradesCsvHref,
} from './feed-query'
import { feedText } from './feed-text'
import { FeedChosen, FeedTools } from './feed-tools'
import { FeedFooter } from './footer/feed-footer'
import { tradeColumns } from './trade-columns'
import { useFrozen } from './use-frozen'

type TradeRow = OfVenue<PerpTradeWire>

interface TradesCardProps {
  /** Venues whose trades the list shows. For a market, it is the venue of the market. */
  readonly choice: VenueChoice
  /** Market of the list. `null`: the list shows all markets. */
  readonly market: VenueMarketWire | null
  /** Trader whose trades the list shows. `null`: the list shows all traders. */
  readonly trader: FollowedTrader | null
  readonly query: FeedQuery
  readonly answer: PanelResult<TradeRow>
}

/** Latest trades in a market, or in all markets. The first page updates live. */
export function TradesCard(props: TradesCardProps) {
  const { choice, market, trader, query } = props
  const { pending, hrefTo } = usePendingView(parseFeedQuery, feedHref)
  const { paused } = useLive()
  const panel = useTrades(props)
  const hrefOf = (number: number, byFive = false) => hrefTo(pageOfTrades(pending, number, byFive))
  return (
    <Card
      title={feedText.trades}
      status={<FreshnessChip times={panel.times} paused={paused || query.paused} />}
      actions={
        <>
          <WaitingPill panel={panel} />
          <FeedTools
            of={feedText.trades}
            query={query}
            href={tradesCsvHref(
              choice,
              { market: market?.publicKey ?? null, user: trader?.key ?? null },
              query,
            )}
            isEmpty={panel.rows.length === 0}
            what={feedText.tradesWhat}
          />
        </>
      }
      notice={panel.notice}
      footer={<FeedFooter title={feedText.trades} noun={nouns.trades} page={panel.page} hrefOf={hrefOf} />}
    >
      <FeedChosen of={feedText.trades} query={query} />
      <Rows {...props} panel={panel} />
    </Card>
  )
}

function useTrades({ choice, market, trader, query, answer }: TradesCardProps): LivePanel<TradeRow> {
  const { side, minUsd, tradesPage, tradesByFive, paused } = query
  const traded = useMarketOfTrades(market)
  const view = `${choice} ${market?.publicKey} ${trader?.key} ${side} ${minUsd} ${tradesPage} ${tradesByFive}`
  const grows = tradesPage === 1 && !paused
  const followed = useSameTrader(trader)
  const rules = useMemo((): PanelRules<FramedTrade, TradeRow> => {
    const keyOf = (trade: TradeRow) => trade.id
    const prepend = prependRows(keyOf, (trade, than) => trade.slot > than.slot, feedRows)
    return {
      keyOf,
      ofFrame: withVenueOfTopic,
      looksSame: Object.is,
      merge: (rows, changed) =>
        grows
          ? prepend(
              rows,
              changed.filter((trade) =>
                belongs(trade, { choice, market: traded, trader: followed }, { side, minUsd }),
              ),
            )
          : rows,
    }
  }, [grows, choice, traded, followed, side, minUsd])
  const shown = useFrozen(answer, paused, view)
  return usePanel({ ...streamOfTrades(choice), answer: shown, view, rules, outdates: () => false })
}

const [drift] = driftOnly

/** A trade from the stream. Those of Drift's topic have no venue. */
type FramedTrade = PerpTradeWire | TradeRow

function withVenueOfTopic(trade: FramedTrade): TradeRow {
  return 'venue' in trade ? trade : { ...trade, venue: drift }
}

/** Returns the same object as long as the market is the same. Its numbers change every second. */
function useMarketOfTrades(market: MarketOfTrades | null): MarketOfTrades | null {
  const { venue, marketIndex } = market ?? {}
  return useMemo(
    () => (venue === undefined || marketIndex === undefined ? null : { venue, marketIndex }),
    [venue, marketIndex],
  )
}

/** Returns the same object as long as the trader's accounts are the same. */
function useSameTrader(trader: FollowedTrader | null): FollowedTrader | null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each response has a new object for the same trader
  return useMemo(() => trader, [trader?.key, trader?.accounts.join()])
}

function Rows({ market, trader, query, panel }: TradesCardProps & { readonly panel: LivePanel<TradeRow> }) {
  const symbol = market?.baseAssetSymbol ?? null
  const followed = useSameTrader(trader)
  const columns = useMemo(() => tradeColumns(symbol, followed), [symbol, followed])
  const listeners = { ...panel.holdHandlers, onClick: useFollowLinks() }
  if (panel.page === null) return <FeedUnavailable what={feedText.tradesWhat} />
  if (panel.rows.length === 0) {
    return (
      <FeedNothing
        words={feedText.nothing.trades}
        market={market}
        user={trader?.key ?? null}
        query={query}
        page={query.tradesPage}
      />
    )
  }
  return (
    <div className={region} {...listeners}>
      <StaleDimmer times={panel.times}>
        <PagedRows page={panel.page.page} byFive>
          <Table
            caption={feedText.trades}
            columns={columns}
            rows={panel.rows}
            keyOf={(trade) => trade.id}
            flashOf={(trade) => {
              const count = panel.flashCountOf(trade)
              const side = sideOf(trade, followed)
              return count === undefined || side === undefined ? undefined : { side, count }
            }}
          />
        </PagedRows>
      </StaleDimmer>
    </div>
  )
}
