import type { DcaOrderRow, KaminoOrderRow, LimitOrderRow } from '~/contracts/orders/order-row'
import type { PanelResult } from '~/contracts/state/panel'
import type { DcaSortField, LimitSortField, OrderFilter, OrderSortField } from '~/domain/order/order-view'
import { ordersText } from '~/shared/text/orders-text'
import type { ListQuery } from '~/ui/table/list-query'
import { dcaTable } from './dca-columns'
import { kaminoTables } from './kamino-columns'
import { limitTable } from './limit-columns'
import { OrderExport } from './order-export'
import { orderLists } from './order-lists'
import { OrderPanel } from './order-panel'
import { useFiltersHref } from './tool-links'

/** A list from a page's loader: the query and the response to it. */
interface Listed<Row, SortField extends OrderSortField> {
  readonly query: ListQuery<OrderFilter, SortField>
  readonly answer: PanelResult<Row>
}

/** Table of all DCA orders. */
export function DcaOrders(listed: Listed<DcaOrderRow, DcaSortField>) {
  const list = orderLists.dca
  return (
    <OrderPanel
      searchable
      title={ordersText.dcaOrders}
      topic="dca"
      list={list}
      table={dcaTable}
      filtersHref={useFiltersHref('/jupiter/dashboard', 'dca')}
      actions={<OrderExport topic="dca" what={ordersText.dcaOrders} {...listed} />}
      {...listed}
    />
  )
}

/** Table of all Jupiter limit orders. */
export function LimitOrders(listed: Listed<LimitOrderRow, LimitSortField>) {
  const list = orderLists.limit
  return (
    <OrderPanel
      searchable
      title={ordersText.limitOrders}
      topic="limit"
      list={list}
      table={limitTable}
      filtersHref={useFiltersHref('/jupiter/dashboard', 'limit')}
      actions={<OrderExport topic="limit" what={ordersText.limitOrders} {...listed} />}
      {...listed}
    />
  )
}

/** Table of all Kamino limit orders. */
export function KaminoOrders(listed: Listed<KaminoOrderRow, LimitSortField>) {
  const list = orderLists.kamino
  return (
    <OrderPanel
      searchable
      title={ordersText.kaminoOrders}
      topic="kamino"
      list={list}
      table={kaminoTables[listed.query.filter]}
      filtersHref={useFiltersHref('/kamino/dashboard', 'kamino')}
      actions={<OrderExport topic="kamino" what={ordersText.kaminoOrders} {...listed} />}
      {...listed}
    />
  )
}
