import { priceFreshSeconds } from '~/domain/price'
import { mostDecimals } from './amount-usd'
import type { Pool } from './pool'
import { createStatement, readRows } from './statement'

/** What the active DCA orders of a pair will spend from now on, USD at current prices. */
export interface PairPressure {
  readonly inputMint: string
  readonly outputMint: string
  readonly orders: number
  readonly unpricedOrders: number
  /** Until the end of each horizon asked for, in their order. */
  readonly spentUsd: readonly number[]
}

/** The rule of `planCycles` in closed form: cycles that begin before the horizon, each the amount of a cycle, all together at most what is left. */
const spentBefore = (horizon: string) =>
  `coalesce(sum(least(greatest(0, ceil((${horizon} - wait)::float8 / frequency)) * cycle_usd, left_usd)), 0)`

/** `$2` = horizons in seconds; their number is part of the text, so that all orders are looked at once. */
const pressure = (horizons: number) =>
  createStatement(`
  select input_mint, output_mint, count(*)::int as orders, count(*) filter (where left_usd is null)::int as unpriced_orders,
    array[${Array.from({ length: horizons }, (_, index) => spentBefore(`($2::int8[])[${index + 1}]`)).join(', ')}] as spent_usd
  from (
    select o.input_mint, o.output_mint, greatest(o.next_cycle_at - $1::bigint, 0) as wait, greatest(o.cycle_frequency, 1) as frequency,
      o.in_amount_per_cycle_raw::float8 * t.unit_usd as cycle_usd,
      greatest(o.in_deposited_raw - o.in_used_raw - o.in_withdrawn_raw, 0)::float8 * t.unit_usd as left_usd
    from dca_order o left join (
      select mint, price_usd / power(10::float8, decimals) as unit_usd from token
      where decimals <= ${mostDecimals} and price_at >= $1 - ${priceFreshSeconds}) t on t.mint = o.input_mint
    where o.active) cycle
  group by input_mint, output_mint`)

/** All active DCA orders by pair, as of `now` (unix seconds). `horizons` are seconds from now. */
export function createPressureReader(
  horizons: readonly number[],
): (pool: Pool, now: number) => Promise<PairPressure[]> {
  const statement = pressure(horizons.length)
  type Row = {
    input_mint: string
    output_mint: string
    orders: number
    unpriced_orders: number
    spent_usd: number[]
  }
  return async (pool, now) =>
    (await readRows<Row>(pool, statement, [now, horizons])).map((row) => ({
      inputMint: row.input_mint,
      outputMint: row.output_mint,
      orders: row.orders,
      unpricedOrders: row.unpriced_orders,
      spentUsd: row.spent_usd,
    }))
}
