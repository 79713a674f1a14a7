import type { DcaOrderWire, KaminoOrderWire, LimitOrderWire } from '~/contracts/order'
import type { DcaOrderRow, KaminoOrderRow, LimitOrderRow } from '~/contracts/order-row'
import type { OrderStatus } from '~/domain/order'
import { limitOrderWord } from '~/domain/order-math'
import {
  type DcaSortField,
  dcaSortFields,
  type LimitSortField,
  limitSortFields,
  movingSortFields,
  type OrderFilter,
} from '~/domain/order-view'
import type { ListQuery, ListQuerySpec } from '~/ui/list-query'
import { replaceRows } from '../live/live-rows'
import { isSamePair, type OrderPairWire } from './order-pair'

const filters = ['active', 'historical'] as const satisfies readonly OrderFilter[]

/** Query parameters of each order list. */
export const orderLists = {
  /** Specification of the list of DCA orders. The default filter shows open orders. */
  dca: orderList<DcaSortField>('dca', 'active', dcaSortFields),
  /** Specification of the list of limit orders. The default filter shows all orders. */
  limit: orderList<LimitSortField>('limit', 'historical', limitSortFields),
  kamino: orderList<LimitSortField>('kamino', 'active', limitSortFields),
}

/** Fields of a limit order that a list updates without rendering the row. */
export const limitFigures = ['amountUsd', 'limitPriceUsd', 'inputMintPrice', 'outputMintPrice'] as const
/** Fields of a DCA order that a list updates without rendering the row. */
export const dcaFigures = ['amountUsd', 'usdSpentPerMinute'] as const
/**
 * Fields of a DCA order whose change renders the row again. The status is among them because times are shown
 * only for open orders.
 */
export const dcaDrawn = ['status', 'cycleFrequency'] as const

/** Rules by which order lists compare rows and apply updates. */
export const dcaRules = orderRules<DcaOrderWire, DcaOrderRow>(sameRow(dcaFigures, dcaDrawn))
export const limitRules = orderRules<LimitOrderWire, LimitOrderRow>(sameRow(limitFigures))
export const kaminoRules = orderRules<KaminoOrderWire, KaminoOrderRow>(
  sameRow([...limitFigures, 'remainingInputAmount']),
)

/** Fields of an order that decide whether the order belongs in a list, and at which position. */
interface ComparedOrder {
  readonly slot: number
  readonly status: string
  readonly amountUsd: number | null
  readonly createdAt: number | null
  readonly progress: number
  readonly usdSpentPerMinute?: number | null
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
 * updated only by the next regular poll.
 */
export function outdatesOrders(
  query: ListQuery<OrderFilter, DcaSortField>,
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
  query: ListQuery<OrderFilter, DcaSortField>,
  one: ComparedOrder,
  other: ComparedOrder,
): boolean {
  const [a, b] = [one[query.sortField], other[query.sortField]]
  // Orders without a value sort last in both directions.
  if (a === null || a === undefined) return false
  if (b === null || b === undefined) return true
  return query.sortOrder === 'desc' ? a > b : a < b
}

function orderList<SortField extends DcaSortField>(
  name: string,
  defaultFilter: OrderFilter,
  fields: readonly SortField[],
): ListQuerySpec<OrderFilter, SortField | 'createdAt'> {
  const steady = fields.filter((field) => !movingSortFields.includes(field))
  return {
    name,
    filters,
    defaultFilter,
    sortFieldsOf: (filter) => (filter === 'active' ? fields : steady),
    defaultSortField: 'createdAt',
    isSearched: true,
  }
}

/** Returns the rules of an order list. `looksSame` compares two versions of a row. */
export function orderRules<Framed extends Row, Row extends OrderRow>(
  looksSame: (one: Row, other: Row) => boolean,
) {
  const keyOf = (row: Row) => row.publicKey
  return { keyOf, merge: replaceRows(keyOf), ofFrame: (order: Framed): Row => order, looksSame }
}

/**
 * Returns a function that compares two versions of an order. Two versions look the same if they differ only
 * in `figures` and in times. A figure updates without a render, unless it changes from known to unknown or
 * from unknown to known. The fields in `drawn` must be equal, and so must the fields that every list renders.
 */
export function sameRow<Row extends OrderRow>(
  figures: readonly (keyof Row)[],
  drawn: readonly (keyof Row)[] = [],
) {
  return (one: Row, other: Row) =>
    one.createdAt === other.createdAt &&
    limitOrderWord(one.status, one.progress) === limitOrderWord(other.status, other.progress) &&
    isSamePair(one, other) &&
    drawn.every((field) => one[field] === other[field]) &&
    figures.every((field) => (one[field] === null) === (other[field] === null))
}
