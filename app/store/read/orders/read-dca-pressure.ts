import type { Pool } from '~/store/postgres/pool'
import { createStatement, readRows } from '~/store/postgres/statement'
import { leftUsd, unitPrices } from '~/store/write/orders/dca-left'
import { bySide, type TokenOrders, tokenOrdersOf } from './orders-by-side'

/** Future spending of the active DCA orders that buy a token, or that sell it, in USD at current prices. */
export interface SidePressure extends TokenOrders {
  /** Amount spent until the end of each requested horizon, USD, in the order of the horizons. */
  readonly spentUsd: readonly number[]
}

/**
 * SQL form of the rule in `planCycles`. Each cycle that begins before the horizon spends the amount of one
 * cycle. All cycles together spend at most the amount that the order has left.
 */
const spentBefore = (horizon: number) =>
  `coalesce(sum(least(greatest(0, ceil((${horizon}::float8 - wait) / frequency)) * cycle_usd, left_usd)) filter (where left_usd is not null), 0)`

/**
 * Creates the statement for given horizons (seconds), which are part of the SQL text. `offset 0` keeps the
 * planner from computing an order's amounts again for each horizon. The sums are sent as JSON, because the driver parses
 * an array of numbers character by character.
 */
const pressure = (horizons: readonly number[]) =>
  createStatement(`
  select ${bySide.columns}, count(*)::int as orders, count(*) filter (where left_usd is null)::int as unpriced_orders,
    json_build_array(${horizons.map(spentBefore).join(', ')}) as spent_usd
  from (
    select o.input_mint, o.output_mint, greatest(o.next_cycle_at - $1::bigint, 0)::float8 as wait, greatest(o.cycle_frequency, 1)::float8 as frequency,
      o.in_amount_per_cycle_raw::float8 * t.unit_usd as cycle_usd,
      ${leftUsd} as left_usd
    from dca_order o left join ${unitPrices} on t.mint = o.input_mint
    where o.active
    offset 0) cycle
  ${bySide.grouping}`)

/**
 * Creates a function that reads the future spending of all active DCA orders by token and side, as of `now`
 * (unix seconds). `horizons` are seconds from now.
 */
export function createPressureReader(
  horizons: readonly number[],
): (pool: Pool, now: number) => Promise<SidePressure[]> {
  const statement = pressure(horizons)
  type Row = Parameters<typeof tokenOrdersOf>[0] & { spent_usd: number[] }
  return async (pool, now) =>
    (await readRows<Row>(pool, statement, [now])).map((row) => ({
      ...tokenOrdersOf(row),
      spentUsd: row.spent_usd,
    }))
}
