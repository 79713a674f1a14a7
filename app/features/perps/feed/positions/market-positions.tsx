import type { WirePage } from '~/contracts/schema/page'
import type { PolledResult } from '~/contracts/state/panel'
import { useLive } from '~/shared/live/live-provider'
import { pagePeriodSeconds, panelTimes } from '~/shared/live/panel-times'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { traderPath } from '~/shared/paths/detail-path'
import { perpApiHref } from '~/shared/perps/perp-api-href'
import { positionFigures } from '~/shared/perps/position-figures'
import { Key } from '~/ui/clipboard/key'
import { keyLink } from '~/ui/clipboard/key.css'
import { Link } from '~/ui/controls/link'
import { ExportLink } from '~/ui/export/export-link'
import { Card } from '~/ui/panel/card'
import { FreshnessChip } from '~/ui/panel/freshness-chip'
import { PanelState } from '~/ui/panel/panel-state'
import { PolledTable } from '~/ui/table/polled-table'
import { tableColumn } from '~/ui/table/table'
import { region } from '~/ui/table/table.css'
import type { VenueMarketWire } from '../../markets/markets-state'
import { FeedUnavailable } from '../feed-nothing'
import { feedText } from '../feed-text'
import type { MarketPosition } from './market-position'

const { side, unsettled, value } = positionFigures(feedText.positionColumns)

const columns = [
  tableColumn<MarketPosition>()({
    key: 'trader',
    header: feedText.positionColumns.trader,
    phone: 'name',
    reads: ['authority'],
    cell: ({ authority }) => (
      <Link to={traderPath(authority)} className={keyLink} data-row-link="">
        <Key value={authority} />
      </Link>
    ),
  }),
  side,
  unsettled,
  value,
]

interface MarketPositionsProps {
  readonly market: Pick<VenueMarketWire, 'publicKey' | 'venue'>
  readonly answer: PolledResult<WirePage<MarketPosition>>
}

/** Table with the largest open positions in a market. Each row leads to the page of its trader. */
export function MarketPositions({ market, answer }: MarketPositionsProps) {
  const { paused } = useLive()
  const { data: page, meta, answeredAt } = answer
  const times = panelTimes(page, meta, answeredAt)
  const path = `/markets/${encodeURIComponent(market.publicKey)}/positions/perp`
  return (
    <Card
      title={feedText.marketPositions}
      status={<FreshnessChip times={times} periodSeconds={pagePeriodSeconds} paused={paused} />}
      actions={
        <>
          <MetricInfo of="unsettledPnl" />
          <ExportLink
            href={perpApiHref(market.venue, path, { format: 'csv', size: '250' })}
            empty={page === null || page.content.length === 0}
            what={feedText.marketPositionsWhat}
          />
        </>
      }
    >
      {page === null ? (
        <FeedUnavailable what={feedText.marketPositionsWhat} />
      ) : page.content.length === 0 ? (
        <PanelState kind="empty" title={feedText.noPositions} reason={feedText.noMarketPositions} />
      ) : (
        <div className={region}>
          <PolledTable
            caption={feedText.marketPositions}
            columns={columns}
            rows={page.content}
            keyOf={({ authority, subAccountId }) => `${authority} ${subAccountId}`}
          />
        </div>
      )}
    </Card>
  )
}
