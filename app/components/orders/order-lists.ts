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
  /** List of DCA orders. Shows open orders by default. */
  dca: orderList<DcaSortField>('dca', 'active', dcaSortFields),
  /** List of limit orders. Shows all orders by default. */
  limit: orderList<LimitSortField>('limit', 'historical', limitSortFields),
  kamino: orderList<LimitSortField>('kamino', 'active', limitSortFields),
}

/** Fields that every list of limit orders updates without a render. */
export const limitFigures = ['amountUsd', 'limitPriceUsd', 'inputMintPrice', 'outputMintPrice'] as const
/** Fields that every list of DCA orders updates without a render. */
export const dcaFigures = ['amountUsd', 'usdSpentPerMinute'] as const
/** Fields that every list of DCA orders renders. Times are shown only for open orders. */
export const dcaDrawn = ['status', 'cycleFrequency'] as const

/** Rules by which order lists compare rows and apply updates. */
export const dcaRules = orderRules<DcaOrderWire, DcaOrderRow>(sameRow(dcaFigures, dcaDrawn))
export const limitRules = orderRules<LimitOrderWire, LimitOrderRow>(sameRow(limitFigures))
export const kaminoRules = orderRules<KaminoOrderWire, KaminoOrderRow>(
  sameRow([...limitFigures, 'remainingInputAmount']),
)

/** Fields that decide whether and where an order belongs in a list. */
interface ComparedOrder {
  readonly slot: number
  readonly status: string
  readonly amountUsd: number | null
  readonly createdAt: number | null
  readonly progress: number
  readonly usdSpentPerMinute?: number | null
}

/** Fields that the search text is matched with. */
type SoughtOrder = OrderPairWire & ({ readonly maker: string } | { readonly userPublicKey: string })

/**
 * Returns whether a search may find an order. The API makes the final decision; this check avoids a request
 * for most streamed orders.
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
 * Returns whether a changed order makes a shown list wrong: an order that belongs on the first page is
 * missing, or a shown one no longer matches the filter. Later pages wait for the next regular read.
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
  // Nulls sort last in both directions.
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

/** Returns the rules of an order list whose rows are compared by `looksSame`. */
export function orderRules<Framed extends Row, Row extends OrderRow>(
  looksSame: (one: Row, other: Row) => boolean,
) {
  const keyOf = (row: Row) => row.publicKey
  return { keyOf, merge: replaceRows(keyOf), ofFrame: (order: Framed): Row => order, looksSame }
}

/**
 * Returns a function that compares two versions of an order. They look the same if they differ only in
 * `figures` and times. Figures update without a render, but only while they stay known or stay unknown.
 * Fields in `drawn` must be equal, and so must the fields that every list renders.
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
