import type { OrderStatus } from '~/domain/order/order'
import { createStatement } from '~/store/postgres/statement'
import { type TokenFacts, type TokenFactsColumn, tokenFactsColumn, tokenFactsOf } from '../read-token-facts'

/** Stored fields of an order on any venue that are not part of the order's on-chain state. */
export interface StoredOrder {
  readonly buy: boolean
  readonly status: OrderStatus
  /**
   * Closing time of the order, unix seconds; `undefined` if the order is open or the closing time is unknown.
   */
  readonly closedAt: number | undefined
  /** Value of the order at its opening, USD; `undefined` if no price was known. */
  readonly amountUsd: number | undefined
  /** Time of the price that was used for `amountUsd`, unix seconds. */
  readonly amountUsdAt: number | undefined
  /** Newest slot whose change is included in the order's row. */
  readonly slot: number
  readonly input: TokenFacts
  readonly output: TokenFacts
}

/** SQL columns of `ordersByKeys` that exist for every venue. */
export interface StoredOrderRow {
  key: string
  input_mint: string
  output_mint: string
  buy: boolean
  amount_usd: number | null
  amount_usd_at: number | null
  status: OrderStatus
  closed_at: number | null
  slot: number
  input_token: TokenFactsColumn
  output_token: TokenFactsColumn
}

/** SQL columns of `StoredOrderRow` and of the order's on-chain state. */
const orderColumns = `o.*, ${tokenFactsColumn('i', 'input_token')}, ${tokenFactsColumn('t', 'output_token')}`

/** SQL: the orders with these keys, beside the places of their keys. `orders` is the table with the alias `o`. */
const ordersInPlaces = (orders: string, keys: string) =>
  `unnest(${keys}) with ordinality as wanted (key, place) join ${orders} on o.key = wanted.key`

const joinTokens = 'left join token i on i.mint = o.input_mint left join token t on t.mint = o.output_mint'

/**
 * Returns the statement that reads the orders with the keys `$1` and the facts about their two tokens, in the
 * order of the keys. Unknown keys are left out.
 */
export function ordersByKeys(orders: 'dca_order o' | 'limit_order o') {
  return createStatement(`
    select ${orderColumns} from ${ordersInPlaces(orders, '$1::text[]')} ${joinTokens} order by wanted.place`)
}

/**
 * Returns SQL that reads the orders whose keys `keys` selects, in its order, like `ordersByKeys`. The columns of
 * `total`, which selects one row, are beside each order. Without orders the result has one row, whose other columns
 * are null.
 */
export function pageOfOrders(orders: string, keys: string, total: string): string {
  const page = ordersInPlaces(orders, `array(select key from (${keys}) page)`)
  return `select total.*, ${orderColumns} from (${total}) total left join (${page}) on true ${joinTokens} order by wanted.place`
}

/** Reads the fields of an order row that are not part of the order's on-chain state. */
export function storedOrderOf(row: StoredOrderRow): StoredOrder {
  return {
    buy: row.buy,
    status: row.status,
    closedAt: row.closed_at ?? undefined,
    amountUsd: row.amount_usd ?? undefined,
    amountUsdAt: row.amount_usd_at ?? undefined,
    slot: row.slot,
    input: tokenFactsOf(row.input_mint, row.input_token),
    output: tokenFactsOf(row.output_mint, row.output_token),
  }
}
