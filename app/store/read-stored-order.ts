import type { OrderStatus } from '~/domain/order'
import { type TokenFacts, type TokenFactsColumn, tokenFactsColumn, tokenFactsOf } from './read-token-facts'
import { createStatement } from './statement'

/** Stored fields of an order of any venue, apart from its on-chain state. */
export interface StoredOrder {
  readonly buy: boolean
  readonly status: OrderStatus
  /** Closing time, unix seconds; `undefined` if the order is open or the time is unknown. */
  readonly closedAt: number | undefined
  /** USD at the opening; `undefined`: no price was known. */
  readonly amountUsd: number | undefined
  /** Time of the price used for `amountUsd`, unix seconds. */
  readonly amountUsdAt: number | undefined
  /** Newest slot whose change is included in the row. */
  readonly slot: number
  readonly input: TokenFacts
  readonly output: TokenFacts
}

/** The columns of `ordersByKeys` that every venue has. */
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
 * Returns the statement that reads the orders of the keys `$1` with the facts of their two tokens, in the
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

/** Reads the fields of a row that are not part of the order's state. */
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
