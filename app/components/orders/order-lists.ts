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

/** Which view a page's address asks of an order list. */
export const orderLists = {
  /** Open DCA orders first. */
  dca: orderList<DcaSortField>('dca', 'active', dcaSortFields),
  /** Everything that has happened first. */
  limit: orderList<LimitSortField>('limit', 'historical', limitSortFields),
  kamino: orderList<LimitSortField>('kamino', 'active', limitSortFields),
}

/** What every list of limit orders writes itself. */
export const limitFigures = ['amountUsd', 'limitPriceUsd', 'inputMintPrice', 'outputMintPrice'] as const
/** What every list of DCA orders writes itself. */
export const dcaFigures = ['amountUsd', 'usdSpentPerMinute'] as const
/** What every list of DCA orders draws. Times are told of open orders only. */
export const dcaDrawn = ['status', 'cycleFrequency'] as const

/** How the rows of order lists are told apart and taken in. */
export const dcaRules = orderRules<DcaOrderWire, DcaOrderRow>(sameRow(dcaFigures, dcaDrawn))
export const limitRules = orderRules<LimitOrderWire, LimitOrderRow>(sameRow(limitFigures))
export const kaminoRules = orderRules<KaminoOrderWire, KaminoOrderRow>(
  sameRow([...limitFigures, 'remainingInputAmount']),
)

/** What decides whether an order belongs to a list, and where. */
interface ComparedOrder {
  readonly slot: number
  readonly status: string
  readonly amountUsd: number | null
  readonly createdAt: number | null
  readonly progress: number
  readonly usdSpentPerMinute?: number | null
}

/** What an order is looked for by. */
type SoughtOrder = OrderPairWire & ({ readonly maker: string } | { readonly userPublicKey: string })

/** Whether an order may be among those that a text finds. The API decides; this spares it the question for most of what the stream tells. */
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

/** What every list of orders needs of a row. */
export interface OrderRow extends ComparedOrder, OrderPairWire {
  readonly status: OrderStatus
}

/**
 * Whether a changed order makes a shown list wrong: an order that belongs among the rows of the first page is missing, or one that is shown has left
 * its filter. Deeper pages wait for their next turn.
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
  // Nulls sort last, whichever way.
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

/** The rules of a list of orders whose rows look the same under `looksSame`. */
export function orderRules<Framed extends Row, Row extends OrderRow>(
  looksSame: (one: Row, other: Row) => boolean,
) {
  const keyOf = (row: Row) => row.publicKey
  return { keyOf, merge: replaceRows(keyOf), ofFrame: (order: Framed): Row => order, looksSame }
}

/**
 * Whether two versions of an order differ in nothing but `figures`, which write themselves as long as there is something to write, and times. What is
 * `drawn` beyond what every list draws must not differ.
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
