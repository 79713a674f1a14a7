import type { PanelResult } from '~/contracts/panel'
import type { PerpPositionWire } from '~/contracts/perp-account'
import { formatPrice, formatUsd, missingText } from '~/domain/format'
import { formatAmount } from '~/domain/format-amount'
import { formatDollars } from '~/domain/format-dollars'
import { mapNullable } from '~/lib/map-nullable'
import { Card } from '~/ui/card'
import { NumberCell } from '~/ui/number-cell'
import { PanelState } from '~/ui/panel-state'
import { PlainTable } from '~/ui/plain-table'
import { tone } from '~/ui/text-style.css'
import { FailedPanel } from '../live/failed-panel'
import { PanelStatus } from '../live/panel-status'
import { panelNotice, panelTimes } from '../live/panel-times'
import { MetricInfo } from '../metric-info/metric-info'
import { accountText } from './account-text'

const columns = accountText.driftColumns.map((header, index) =>
  index < 2 ? { header } : { header, align: 'end' as const },
)

/** A trader's open positions on Drift. */
export function DriftPositions({ answer }: { readonly answer: PanelResult<PerpPositionWire> }) {
  const { page, meta, answeredAt } = answer
  const times = panelTimes(page, meta, answeredAt)
  return (
    <Card
      title={accountText.driftTitle}
      status={<PanelStatus times={times} />}
      notice={panelNotice(page, meta)}
      actions={<MetricInfo of="unsettledPnl" />}
    >
      {page === null ? (
        <FailedPanel what={accountText.driftTitle} />
      ) : page.content.length === 0 ? (
        <PanelState kind="empty" title={accountText.driftNothing} />
      ) : (
        <PlainTable caption={accountText.driftTitle} columns={columns} rows={page.content.map(cellsOf)} />
      )}
    </Card>
  )
}

function cellsOf(position: PerpPositionWire) {
  const isLong = position.positionSide === 'long'
  return [
    position.marketName,
    <span key="side" className={isLong ? tone.buy : tone.sell}>
      {isLong ? `▲ ${accountText.long}` : `▼ ${accountText.short}`}
    </span>,
    <NumberCell key="size" number={formatAmount(position.baseAssetAmount)} />,
    <NumberCell key="value" number={mapNullable(position.sizeNotional, formatUsd)} abbreviated />,
    <NumberCell key="entry" number={mapNullable(position.entryPrice, formatPrice)} />,
    <NumberCell key="price" number={mapNullable(position.lastOraclePrice, formatPrice)} />,
    position.unrealizedPnl === null ? missingText : formatDollars(position.unrealizedPnl, true),
    formatDollars(position.settledPnl, true),
  ]
}
