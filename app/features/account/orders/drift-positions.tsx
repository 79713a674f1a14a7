import type { ReactNode } from 'react'
import type { PerpPositionWire } from '~/contracts/perps/perp-account'
import type { WirePage } from '~/contracts/schema/page'
import type { PolledResult } from '~/contracts/state/panel'
import { formatPrice, formatUsd, missingText } from '~/domain/format/format'
import { formatAmount } from '~/domain/format/format-amount'
import { formatDollars } from '~/domain/format/format-dollars'
import { mapNullable } from '~/lib/map-nullable'
import { PanelStatus } from '~/shared/live/panel-status'
import { panelNotice, panelTimes } from '~/shared/live/panel-times'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { FailedPanel } from '~/shared/page-data/failed-panel'
import { Card } from '~/ui/panel/card'
import { PanelState } from '~/ui/panel/panel-state'
import { NumberCell } from '~/ui/table/number-cell'
import { type PlainColumn, PlainTable } from '~/ui/table/plain-table'
import { tone } from '~/ui/theme/text-style.css'
import { accountText } from '../account-text'

interface PositionColumn extends PlainColumn {
  readonly cell: (position: PerpPositionWire) => ReactNode
}

const { driftColumns: heads } = accountText

const columns: readonly PositionColumn[] = [
  { header: heads.market, cell: ({ marketName }) => marketName },
  { header: heads.side, cell: ({ positionSide }) => <Side isLong={positionSide === 'long'} /> },
  {
    header: heads.size,
    align: 'end',
    cell: ({ baseAssetAmount }) => <NumberCell number={formatAmount(baseAssetAmount)} />,
  },
  {
    header: heads.value,
    align: 'end',
    cell: ({ sizeNotional }) => <NumberCell number={mapNullable(sizeNotional, formatUsd)} abbreviated />,
  },
  {
    header: heads.entry,
    align: 'end',
    cell: ({ entryPrice }) => <NumberCell number={mapNullable(entryPrice, formatPrice)} />,
  },
  {
    header: heads.price,
    align: 'end',
    cell: ({ lastOraclePrice }) => <NumberCell number={mapNullable(lastOraclePrice, formatPrice)} />,
  },
  {
    header: heads.unsettled,
    align: 'end',
    cell: ({ unrealizedPnl }) => (unrealizedPnl === null ? missingText : formatDollars(unrealizedPnl, true)),
  },
  { header: heads.settled, align: 'end', cell: ({ settledPnl }) => formatDollars(settledPnl, true) },
]

/** A trader's open positions on Drift. */
export function DriftPositions({ answer }: { readonly answer: PolledResult<WirePage<PerpPositionWire>> }) {
  const { data: page, meta, answeredAt } = answer
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

function Side({ isLong }: { readonly isLong: boolean }) {
  return (
    <span className={isLong ? tone.buy : tone.sell}>
      {isLong ? `▲ ${accountText.long}` : `▼ ${accountText.short}`}
    </span>
  )
}

function cellsOf(position: PerpPositionWire) {
  return columns.map(({ cell }) => cell(position))
}
