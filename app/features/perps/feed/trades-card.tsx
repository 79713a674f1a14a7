import { useLocation } from '@remix-run/react'
import { useMemo } from 'react'
import type { PerpMarketWire, PerpTradeWire } from '~/contracts/perps/perp'
import type { PanelResult } from '~/contracts/state/panel'
import { useLive } from '~/shared/live/live-provider'
import { prependRows } from '~/shared/live/live-rows'
import type { PanelRules } from '~/shared/live/panel-state'
import { type LivePanel, usePanel } from '~/shared/live/use-panel'
import { WaitingPill } from '~/shared/live/waiting-pill'
import { nouns } from '~/shared/text/nouns'
import { ExportLink } from '~/ui/export/export-link'
import { useFollowLinks } from '~/ui/hooks/use-follow-links'
import { Card } from '~/ui/panel/card'
import { FreshnessChip } from '~/ui/panel/freshness-chip'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { PagedRows } from '~/ui/table/paged-rows'
import { Table } from '~/ui/table/table'
import { region } from '~/ui/table/table.css'
import { FeedFooter } from './feed-footer'
import { FeedNothing, FeedUnavailable } from './feed-nothing'
import { belongs, type FeedQuery, feedHref, feedRows, tradesCsvHref } from './feed-query'
import { feedText } from './feed-text'
import { tradeColumns } from './trade-columns'
import { useFrozen } from './use-frozen'

interface TradesCardProps {
  readonly market: PerpMarketWire
  /** Trader whose trades the list shows. `null`: the list shows all traders. */
  readonly user: string | null
  readonly query: FeedQuery
  readonly answer: PanelResult<PerpTradeWire>
}

/** Latest trades in a market. The first page updates live. */
export function TradesCard(props: TradesCardProps) {
  const { market, user, query } = props
  const location = useLocation()
  const { paused } = useLive()
  const panel = useTrades(props)
  const hrefOf = (tradesPage: number) => feedHref({ ...query, tradesPage }, location)
  return (
    <Card
      title={feedText.trades}
      status={<FreshnessChip times={panel.times} paused={paused || query.paused} />}
      actions={
        <>
          <WaitingPill panel={panel} />
          <ExportLink
            href={tradesCsvHref(market.publicKey, user, query)}
            empty={panel.rows.length === 0}
            what={feedText.tradesWhat}
          />
        </>
      }
      notice={panel.notice}
      footer={<FeedFooter title={feedText.trades} noun={nouns.trades} page={panel.page} hrefOf={hrefOf} />}
    >
      <Rows {...props} panel={panel} />
    </Card>
  )
}

function useTrades({ market, user, query, answer }: TradesCardProps): LivePanel<PerpTradeWire> {
  const { side, minUsd, tradesPage, paused } = query
  const { marketIndex } = market
  const view = `${market.publicKey} ${user} ${side} ${minUsd} ${tradesPage}`
  // Streamed trades contain Drift user accounts instead of wallets, so they cannot be matched with a trader.
  // The list of a trader is therefore updated only by the next response.
  const grows = tradesPage === 1 && !paused && user === null
  const rules = useMemo((): PanelRules<PerpTradeWire, PerpTradeWire> => {
    const keyOf = (trade: PerpTradeWire) => trade.id
    const prepend = prependRows(keyOf, (trade, than) => trade.slot > than.slot, feedRows)
    return {
      keyOf,
      ofFrame: (trade) => trade,
      looksSame: Object.is,
      merge: (rows, changed) =>
        grows
          ? prepend(
              rows,
              changed.filter((trade) => belongs(trade, marketIndex, { side, minUsd })),
            )
          : rows,
    }
  }, [grows, marketIndex, side, minUsd])
  const shown = useFrozen(answer, paused, view)
  return usePanel({ topic: 'drift.trades', answer: shown, view, rules, outdates: () => false })
}

function Rows({
  market,
  user,
  query,
  panel,
}: TradesCardProps & { readonly panel: LivePanel<PerpTradeWire> }) {
  const columns = useMemo(() => tradeColumns(market.baseAssetSymbol), [market.baseAssetSymbol])
  const listeners = { ...panel.holdHandlers, onClick: useFollowLinks() }
  if (panel.page === null) return <FeedUnavailable what={feedText.tradesWhat} />
  if (panel.rows.length === 0) {
    return (
      <FeedNothing
        words={feedText.nothing.trades}
        market={market}
        user={user}
        query={query}
        page={query.tradesPage}
      />
    )
  }
  return (
    <div className={region} {...listeners}>
      <StaleDimmer times={panel.times}>
        <PagedRows page={panel.page.page}>
          <Table
            caption={feedText.trades}
            columns={columns}
            rows={panel.rows}
            keyOf={(trade) => trade.id}
            flashOf={(trade) => {
              const count = panel.flashCountOf(trade)
              return count === undefined ? undefined : { side: trade.side, count }
            }}
          />
        </PagedRows>
      </StaleDimmer>
    </div>
  )
}
