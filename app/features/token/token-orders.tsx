import { useMemo } from 'react'
import type { DcaDashboardRow, LimitOrderRow } from '~/contracts/orders/order-row'
import type { PanelResult } from '~/contracts/state/panel'
import type { DcaSortField, LimitSortField, OrderFilter, OrderSortField } from '~/domain/order/order-view'
import { ListFilters } from '~/shared/list-filters/list-filters'
import { csvOf, isWithin } from '~/shared/list-filters/list-narrowing'
import { useChosenLine } from '~/shared/list-filters/use-chosen-line'
import { narrowedLists } from '~/shared/orders/narrowed-lists'
import { OrderExport } from '~/shared/orders/order-export'
import { OrderPanel } from '~/shared/orders/order-panel'
import { ordersText } from '~/shared/text/orders-text'
import type { ListQuery } from '~/ui/table/list-query'
import * as styles from './token-head.css'
import { tokenOrderTables } from './token-order-columns'
import { tokenPageText } from './token-page-text'
import { UpcomingPanel } from './upcoming/upcoming-panel'

interface OrderList<Order, SortField extends string> {
  readonly query: ListQuery<OrderFilter, SortField>
  readonly answer: PanelResult<Order>
}

interface TokenOrdersProps extends Pick<Parameters<typeof UpcomingPanel>[0], 'tokenMint' | 'upcoming'> {
  readonly dca: OrderList<DcaDashboardRow, DcaSortField>
  readonly limit: OrderList<LimitOrderRow, LimitSortField>
}

const limitFilters = <ListFilters of={ordersText.limitOrders} name={narrowedLists.limit.name} />
const dcaFilters = <ListFilters of={ordersText.dcaOrders} name={narrowedLists.dca.name} />

/** Orders that buy or sell the token, and their next executions. */
export function TokenOrders({ tokenMint, dca, limit, upcoming }: TokenOrdersProps) {
  const tables = useMemo(() => tokenOrderTables(tokenMint), [tokenMint])
  const isTraded = (order: { readonly inputMint: string; readonly outputMint: string }) =>
    order.inputMint === tokenMint || order.outputMint === tokenMint
  return (
    <div className={styles.tables}>
      <OrderPanel
        title={ordersText.limitOrders}
        topic="limit"
        list={narrowedLists.limit}
        table={tables.limit}
        filters={limitFilters}
        chosen={useChosenLine(ordersText.limitOrders, narrowedLists.limit.name)}
        concerns={(order) => isTraded(order) && isWithin(limit.query, tables.limit.ofFrame(order))}
        actions={<Export topic="limit" tokenMint={tokenMint} list={limit} />}
        {...limit}
      />
      <UpcomingPanel tokenMint={tokenMint} upcoming={upcoming} />
      <div className={styles.wholeRow}>
        <OrderPanel
          title={ordersText.dcaOrders}
          topic="dca"
          list={narrowedLists.dca}
          table={tables.dca}
          filters={dcaFilters}
          chosen={useChosenLine(ordersText.dcaOrders, narrowedLists.dca.name)}
          concerns={(order) => isTraded(order) && isWithin(dca.query, tables.dca.ofFrame(order))}
          actions={<Export topic="dca" tokenMint={tokenMint} list={dca} />}
          {...dca}
        />
      </div>
    </div>
  )
}

interface ExportProps {
  readonly topic: 'dca' | 'limit'
  readonly tokenMint: string
  readonly list: OrderList<unknown, OrderSortField>
}

/** Link to the orders of the token as CSV, with the filters on screen. */
function Export({ topic, tokenMint, list }: ExportProps) {
  const narrowing = { tokenMint, ...csvOf(list.query) }
  return <OrderExport topic={topic} what={tokenPageText.ordersCsv[topic]} narrowing={narrowing} {...list} />
}
