import { priceFreshSeconds } from '~/domain/price'
import { mostDecimals } from './amount-usd'
import type { Pool } from './pool'
import { createStatement, readRows } from './statement'

/** What the active DCA orders of one pair have left to spend. */
export interface DcaRemaining {
  readonly inputMint: string
  readonly outputMint: string
  readonly orders: number
  /** At the input's current price; null = it has none. */
  readonly remainingUsd: number | null
}

// Amounts are added up before prices are looked at, so that a price is looked up once per pair.
const byPair = createStatement(`
  select o.input_mint, o.output_mint, o.orders,
    o.remaining_raw / power(10::float8, t.decimals) * t.price_usd as remaining_usd
  from (select input_mint, output_mint, count(*)::int as orders,
      sum(greatest(in_deposited_raw - in_used_raw - in_withdrawn_raw, 0))::float8 as remaining_raw
    from dca_order where active group by input_mint, output_mint) o
  left join token t on t.mint = o.input_mint and t.decimals <= ${mostDecimals} and t.price_at >= $1::bigint - ${priceFreshSeconds}`)

/** All active DCA orders by pair; prices as of `now`, unix seconds. */
export async function readDcaRemaining(pool: Pool, now: number): Promise<DcaRemaining[]> {
  type Row = { input_mint: string; output_mint: string; orders: number; remaining_usd: number | null }
  return (await readRows<Row>(pool, byPair, [now])).map((row) => ({
    inputMint: row.input_mint,
    outputMint: row.output_mint,
    orders: row.orders,
    remainingUsd: row.remaining_usd,
  }))
}
