import { useLocation } from '@remix-run/react'
import type { ComponentProps } from 'react'
import type { DcaOrderRow, KaminoOrderRow, LimitOrderRow } from '~/contracts/orders/order-row'
import type { PanelResult } from '~/contracts/state/panel'
import type { DcaSortField, LimitSortField, OrderFilter, OrderSortField } from '~/domain/order/order-view'
import { ordersText } from '~/shared/text/orders-text'
import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import { Icon } from '~/ui/marks/icon'
import type { ListQuery } from '~/ui/table/list-query'
import { dcaTable } from './dca-columns'
import { kaminoTables } from './kamino-columns'
import { limitTable } from './limit-columns'
import { OrderExport } from './order-export'
import { orderLists } from './order-lists'
import { OrderPanel } from './order-panel'

/** A list from a page's loader: the query and the response to it. */
interface Listed<Row, SortField extends OrderSortField> {
  readonly query: ListQuery<OrderFilter, SortField>
  readonly answer: PanelResult<Row>
}

interface ToolsProps extends ComponentProps<typeof OrderExport> {
  /** Path of the dashboard of the venue, and the anchor of its list. */
  readonly to: { readonly pathname: string; readonly hash: string }
}

/**
 * Link to the list of the venue's dashboard, which has filters by side and by minimum value, and the download. The code of the
 * filters would exceed the size limit of the overview's first load. Sort order and search are kept.
 */
function Tools({ to, ...file }: ToolsProps) {
  const label = ordersText.withFilters(file.what)
  const { search } = useLocation()
  return (
    <>
      <Link
        to={`${to.pathname}${search}${to.hash}`}
        className={button({ variant: 'ghost', size: 'icon' })}
        aria-label={label}
        title={label}
      >
        <Icon name="filter" size={16} />
      </Link>
      <OrderExport {...file} />
    </>
  )
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
      actions={
        <Tools
          topic="dca"
          what={ordersText.dcaOrders}
          to={{ pathname: '/jupiter/dashboard', hash: '#dca' }}
          {...listed}
        />
      }
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
      actions={
        <Tools
          topic="limit"
          what={ordersText.limitOrders}
          to={{ pathname: '/jupiter/dashboard', hash: '#limit' }}
          {...listed}
        />
      }
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
      actions={
        <Tools
          topic="kamino"
          what={ordersText.kaminoOrders}
          to={{ pathname: '/kamino/dashboard', hash: '#kamino' }}
          {...listed}
        />
      }
      {...listed}
    />
  )
}
