import type { ReactNode } from 'react'
import type { DcaDashboardRow, LimitDashboardRow } from '~/contracts/orders/order-row'
import type { PanelResult } from '~/contracts/state/panel'
import type { DcaSortField, LimitSortField, OrderFilter } from '~/domain/order/order-view'
import { ListFilters } from '~/shared/list-filters/list-filters'
import { concernsOf, csvOf, isWithin } from '~/shared/list-filters/list-narrowing'
import { useChosenLine } from '~/shared/list-filters/use-chosen-line'
import { narrowedLists } from '~/shared/orders/narrowed-lists'
import { OrderExport } from '~/shared/orders/order-export'
import { OrderPanel } from '~/shared/orders/order-panel'
import { ordersText } from '~/shared/text/orders-text'
import { headNote } from '~/ui/table/head-note.css'
import type { ListQuery } from '~/ui/table/list-query'
import { leastLimitUsd } from '../dashboard-query'
import { full } from '../jupiter.css'
import { jupiterText } from '../jupiter-text'
import { dcaDashboardTable } from './dca-dashboard-columns'
import { limitDashboardTable } from './limit-dashboard-columns'
import { PaceLegend } from './pace-legend'

interface JupiterOrdersProps {
  readonly dca: {
    readonly query: ListQuery<OrderFilter, DcaSortField>
    readonly answer: PanelResult<DcaDashboardRow>
  }
  readonly limit: {
    readonly query: ListQuery<OrderFilter, LimitSortField>
    readonly answer: PanelResult<LimitDashboardRow>
  }
  /** Content between the table of DCA orders and the table of limit orders. */
  readonly between: ReactNode
}

/** Table of active DCA orders, and table of limit orders with a value of at least $2,500. */
export function JupiterOrders({ dca, limit, between }: JupiterOrdersProps) {
  return (
    <>
      <DcaOrders dca={dca} />
      {between}
      <LimitOrders limit={limit} />
    </>
  )
}

function DcaOrders({ dca }: Pick<JupiterOrdersProps, 'dca'>) {
  return (
    <div className={full}>
      <OrderPanel
        searchable
        title={ordersText.dcaOrders}
        topic="dca"
        list={narrowedLists.dca}
        table={dcaDashboardTable}
        filters={<ListFilters of={ordersText.dcaOrders} name={narrowedLists.dca.name} />}
        chosen={useChosenLine(ordersText.dcaOrders, narrowedLists.dca.name)}
        concerns={concernsOf(dca.query)}
        actions={
          <>
            <PaceLegend />
            <OrderExport topic="dca" what={ordersText.dcaOrders} narrowing={csvOf(dca.query)} {...dca} />
          </>
        }
        {...dca}
      />
    </div>
  )
}

function LimitOrders({ limit }: Pick<JupiterOrdersProps, 'limit'>) {
  // The page leaves out small orders whatever the visitor chooses.
  const largest = { ...limit.query, minAmountUsd: Math.max(leastLimitUsd, limit.query.minAmountUsd ?? 0) }
  return (
    <div className={full}>
      <OrderPanel
        searchable
        title={ordersText.limitOrders}
        topic="limit"
        list={narrowedLists.limit}
        table={limitDashboardTable}
        filters={
          <ListFilters of={ordersText.limitOrders} name={narrowedLists.limit.name} leastUsd={leastLimitUsd} />
        }
        chosen={useChosenLine(ordersText.limitOrders, narrowedLists.limit.name)}
        concerns={(order) => isWithin(largest, order)}
        actions={
          <>
            <span className={headNote}>{jupiterText.fromWorth}</span>
            <OrderExport topic="limit" what={ordersText.limitOrders} narrowing={csvOf(largest)} {...limit} />
          </>
        }
        {...limit}
      />
    </div>
  )
}
