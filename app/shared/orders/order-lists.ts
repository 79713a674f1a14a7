import type { OrderStatus } from '~/domain/order/order'
import {
  type DcaSortField,
  dcaSortFields,
  type LimitSortField,
  limitSortFields,
  type OrderFilter,
  type OrderSortField,
  type SteadySortField,
  steadySortFields,
} from '~/domain/order/order-view'
import { replaceRows } from '~/shared/live/live-rows'
import type { PanelRules } from '~/shared/live/panel-state'
import { type Declared, looksSameIn } from '~/ui/table/column'
import type { ListQuery, ListQuerySpec } from '~/ui/table/list-query'
import type { Column } from '~/ui/table/table'
import type { OrderPairWire } from './order-pair'

const filters = ['active', 'historical'] as const satisfies readonly OrderFilter[]

/** Times of future events, of which visitors want the soonest first, and distances, of which they want the shortest. */
const nearestFirst: readonly OrderSortField[] = ['nextCycleAt', 'awayPercent']

/** Query parameters of each order list. */
export const orderLists = {
  /** Specification of the list of DCA orders. The default filter shows open orders. */
  dca: orderList<DcaSortField>('dca', 'active', dcaSortFields),
  /** Specification of the list of limit orders. The default filter shows all orders. */
  limit: orderList<LimitSortField>('limit', 'historical', limitSortFields),
  kamino: orderList<LimitSortField>('kamino', 'active', limitSortFields),
}

/** Fields of an order that decide whether the order belongs in a list, and at which position. */
interface ComparedOrder {
  readonly slot: number
  readonly status: string
  readonly amountUsd: number | null
  readonly createdAt: number | null
  readonly progress: number
  readonly usdSpentPerMinute?: number | null
  readonly nextCycleAt?: number | null
  readonly amountPerCycleUsd?: number | null
  /** Never set: the distance from the market is compared only by the API, with its prices. */
  readonly awayPercent?: undefined
}

/** Fields of an order that a search compares with the search text. */
type SoughtOrder = OrderPairWire & ({ readonly maker: string } | { readonly userPublicKey: string })

/**
 * Returns whether a search may find an order. Only the API decides which orders match. This check avoids a
 * request for most streamed orders.
 */
export function maySuit(order: SoughtOrder, search: string): boolean {
  const sought = search.toLowerCase()
  const keys = [
    order.publicKey,
    order.inputMint,
    order.outputMint,
    'maker' in order ? order.maker : order.userPublicKey,
  ]
  const names = [order.inputTokenSymbol, order.inputTokenName, order.outputTokenSymbol, order.outputTokenName]
  return [...keys, ...names].some((text) => text?.toLowerCase().includes(sought))
}

/** Fields of a row that every list of orders needs. */
export interface OrderRow extends ComparedOrder, OrderPairWire {
  readonly status: OrderStatus
}

/**
 * Returns whether a changed order makes the shown page of a list wrong. That is the case if an order that
 * belongs on the first page is missing, or if a shown order no longer matches the filter. Later pages are
 * updated only by the next regular poll, and so is a list that is sorted by distance from the market.
 */
export function outdatesOrders(
  query: ListQuery<OrderFilter, OrderSortField>,
  changed: ComparedOrder,
  shown: readonly ComparedOrder[],
  isShown: boolean,
): boolean {
  const isOpen = changed.status === 'open'
  if (isShown) return query.filter === 'active' && !isOpen
  if (query.page !== 1 || (query.filter === 'active' && !isOpen)) return false
  const last = shown.at(-1)
  if (last === undefined) return true
  return comesBefore(query, changed, last)
}

function comesBefore(
  query: ListQuery<OrderFilter, OrderSortField>,
  one: ComparedOrder,
  other: ComparedOrder,
): boolean {
  const [a, b] = [one[query.sortField], other[query.sortField]]
  // Orders without a value sort last in both directions.
  if (a === null || a === undefined) return false
  if (b === null || b === undefined) return true
  return query.sortOrder === 'desc' ? a > b : a < b
}

function orderList<SortField extends OrderSortField>(
  name: string,
  defaultFilter: OrderFilter,
  fields: readonly SortField[],
): ListQuerySpec<OrderFilter, SortField | SteadySortField> {
  return {
    name,
    filters,
    defaultFilter,
    sortFieldsOf: (filter) => (filter === 'active' ? fields : steadySortFields),
    defaultSortField: 'createdAt',
    risingFields: fields.filter((field) => nearestFirst.includes(field)),
    isSearched: true,
    isPagedByFive: true,
  }
}

/** Columns of a table of orders, and the rules by which it compares rows and applies updates. */
export interface OrderTable<Framed, Row extends OrderRow, Columns = readonly Column<Row>[]>
  extends PanelRules<Framed, Row> {
  readonly columns: Columns
}

/** Returns the table with the given columns. The columns decide which changes render a row again. */
export function orderTable<
  Framed extends Row,
  Row extends OrderRow,
  Columns extends readonly Declared<Row>[] = readonly Column<Row>[],
>(columns: Columns): OrderTable<Framed, Row, Columns> {
  const keyOf = (row: Row) => row.publicKey
  return {
    columns,
    keyOf,
    merge: replaceRows(keyOf),
    ofFrame: (order) => order,
    looksSame: looksSameIn<Row>(columns),
  }
}
