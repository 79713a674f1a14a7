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

/**
 * Returns the statement that reads the orders with the keys `$1` and the facts about their two tokens, in the
 * order of the keys. Unknown keys are left out.
 */
export function ordersByKeys(table: 'dca_order' | 'limit_order') {
  return createStatement(`
    select o.*, ${tokenFactsColumn('i', 'input_token')}, ${tokenFactsColumn('t', 'output_token')}
    from unnest($1::text[]) with ordinality as wanted (key, place)
    join ${table} o on o.key = wanted.key
    left join token i on i.mint = o.input_mint left join token t on t.mint = o.output_mint
    order by wanted.place`)
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
