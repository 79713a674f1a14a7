import { type ReactNode, useMemo } from 'react'
import type { WirePage } from '~/contracts/schema/page'
import type { PolledResult } from '~/contracts/state/panel'
import { PanelStatus } from '~/shared/live/panel-status'
import { panelNotice, panelTimes } from '~/shared/live/panel-times'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { FailedPanel } from '~/shared/page-data/failed-panel'
import type { FollowedTrader } from '~/shared/perps/followed-trader'
import { ExportLink } from '~/ui/export/export-link'
import { Card } from '~/ui/panel/card'
import { PanelState } from '~/ui/panel/panel-state'
import { PolledTable, type StaticColumn } from '~/ui/table/polled-table'
import { region } from '~/ui/table/table.css'
import { perpsCsvPath } from '../account-export'
import { accountText } from '../account-text'
import { fillColumns } from './fill-columns'
import { perpOrderColumns } from './order-columns'
import type { PerpFillRow, PerpOrderRow, PositionRow } from './perp-rows'
import { positionColumns } from './position-columns'

export interface PerpsOfTrader {
  readonly positions: PolledResult<WirePage<PositionRow>>
  readonly orders: PolledResult<WirePage<PerpOrderRow>>
  readonly fills: PolledResult<WirePage<PerpFillRow>>
  readonly trader: FollowedTrader
}

/** A trader's positions, open orders and latest fills at all perps venues. */
export function PerpsPanels({ positions, orders, fills, trader }: PerpsOfTrader) {
  const columns = useMemo(() => fillColumns(trader), [trader])
  return (
    <>
      <PerpsPanel
        title={accountText.positionsTitle}
        nothing={accountText.noPositions}
        answer={positions}
        columns={positionColumns}
        keyOf={({ venue, publicKey, marketIndex }) => `${venue} ${publicKey} ${marketIndex}`}
        path={perpsCsvPath.positions}
        trader={trader.key}
        info={<MetricInfo of="unsettledPnl" />}
      />
      <PerpsPanel
        title={accountText.ordersTitle}
        nothing={accountText.noOrders}
        answer={orders}
        columns={perpOrderColumns}
        keyOf={({ id }) => id}
        path={perpsCsvPath.orders}
        trader={trader.key}
      />
      <PerpsPanel
        title={accountText.fillsTitle}
        nothing={accountText.noFills}
        answer={fills}
        columns={columns}
        keyOf={({ id }) => id}
        path={perpsCsvPath.fills}
        trader={trader.key}
      />
    </>
  )
}

interface PerpsPanelProps<Row> {
  readonly title: string
  /** Message of an empty list. */
  readonly nothing: string
  readonly answer: PolledResult<WirePage<Row>>
  readonly columns: readonly StaticColumn<Row>[]
  readonly keyOf: (row: Row) => string
  /** Returns the URL of the list as a CSV file. */
  readonly path: (trader: string) => string
  readonly trader: string
  readonly info?: ReactNode
}

function PerpsPanel<Row>(props: PerpsPanelProps<Row>) {
  const { title, nothing, answer, columns, keyOf, path, trader, info } = props
  const { data: page, meta, answeredAt } = answer
  const times = panelTimes(page, meta, answeredAt)
  return (
    <Card
      title={title}
      status={<PanelStatus times={times} />}
      notice={panelNotice(page, meta)}
      actions={
        <>
          {info}
          <ExportLink href={path(trader)} empty={page === null || page.content.length === 0} what={title} />
        </>
      }
    >
      {page === null ? (
        <FailedPanel what={title} />
      ) : page.content.length === 0 ? (
        <PanelState kind="empty" title={nothing} />
      ) : (
        <div className={region}>
          <PolledTable caption={title} columns={columns} rows={page.content} keyOf={keyOf} />
        </div>
      )}
    </Card>
  )
}
