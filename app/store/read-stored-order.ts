import type { OrderStatus } from '~/domain/order'
import { type TokenFacts, type TokenFactsColumn, tokenFactsColumn, tokenFactsOf } from './read-token-facts'
import { createStatement } from './statement'

/** What is stored of an order of any venue beside its state on chain. */
export interface StoredOrder {
  readonly buy: boolean
  readonly status: OrderStatus
  /** Unix seconds; undefined = it is open, or when it closed is unknown. */
  readonly closedAt: number | undefined
  /** USD at the opening; undefined = no price was known. */
  readonly amountUsd: number | undefined
  /** Unix seconds of the price behind `amountUsd`. */
  readonly amountUsdAt: number | undefined
  /** The newest that the row tells of. */
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

/** The orders of the keys `$1` with the facts of their two tokens, in the order of the keys; unknown keys are left out. */
export function ordersByKeys(table: 'dca_order' | 'limit_order') {
  return createStatement(`
    select o.*, ${tokenFactsColumn('i', 'input_token')}, ${tokenFactsColumn('t', 'output_token')}
    from unnest($1::text[]) with ordinality as wanted (key, place)
    join ${table} o on o.key = wanted.key
    left join token i on i.mint = o.input_mint left join token t on t.mint = o.output_mint
    order by wanted.place`)
}

/** What a row tells of an order beside its state. */
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
