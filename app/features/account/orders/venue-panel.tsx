import type { KaminoOrderRow, LimitOrderRow } from '~/contracts/orders/order-row'
import type { PanelResult } from '~/contracts/state/panel'
import type { LimitSortField, OrderFilter } from '~/domain/order/order-view'
import { ListFilters } from '~/shared/list-filters/list-filters'
import { isWithin } from '~/shared/list-filters/list-narrowing'
import { useChosenLine } from '~/shared/list-filters/use-chosen-line'
import { kaminoTables } from '~/shared/orders/kamino-columns'
import { limitTable } from '~/shared/orders/limit-columns'
import { OrderPanel } from '~/shared/orders/order-panel'
import { ordersText } from '~/shared/text/orders-text'
import type { ListQuery } from '~/ui/table/list-query'
import { accountLists } from '../account-lists'
import { type PerpsOfTrader, PerpsPanels } from '../perps/perps-panels'

interface Listed<Row> {
  readonly query: ListQuery<OrderFilter, LimitSortField>
  readonly answer: PanelResult<Row>
}

interface VenuePanelProps {
  readonly trader: string
  /** Lists by venue. Only the list of the selected venue is set. */
  readonly limit?: Listed<LimitOrderRow> | undefined
  readonly kamino?: Listed<KaminoOrderRow> | undefined
  readonly perps?: PerpsOfTrader | undefined
}

/** Shows a trader's orders or positions at a venue other than Jupiter DCA. */
export function VenuePanel({ trader, limit, kamino, perps }: VenuePanelProps) {
  const chosen = {
    limit: useChosenLine(ordersText.limitOrders, accountLists.limit.name),
    kamino: useChosenLine(ordersText.kaminoOrders, accountLists.kamino.name),
  }
  const isHis = ({ maker }: { readonly maker: string }) => maker === trader
  if (limit !== undefined) {
    return (
      <OrderPanel
        title={ordersText.limitOrders}
        topic="limit"
        list={accountLists.limit}
        table={limitTable}
        filters={<ListFilters of={ordersText.limitOrders} name={accountLists.limit.name} />}
        chosen={chosen.limit}
        concerns={(order) => isHis(order) && isWithin(limit.query, order)}
        {...limit}
      />
    )
  }
  if (kamino !== undefined) {
    return (
      <OrderPanel
        title={ordersText.kaminoOrders}
        topic="kamino"
        list={accountLists.kamino}
        table={kaminoTables[kamino.query.filter]}
        filters={<ListFilters of={ordersText.kaminoOrders} name={accountLists.kamino.name} />}
        chosen={chosen.kamino}
        concerns={(order) => isHis(order) && isWithin(kamino.query, order)}
        {...kamino}
      />
    )
  }
  return perps === undefined ? null : <PerpsPanels {...perps} />
}
