import type { Pool } from '~/store/postgres/pool'
import { createStatement, readRows } from '~/store/postgres/statement'
import { leftUsd, unitPrices } from '~/store/write/orders/dca-left'
import { bySide, type TokenOrders, tokenOrdersOf } from './orders-by-side'

/** Amount left to spend by the active DCA orders that buy a token, or by those that sell it. */
export interface DcaRemaining extends TokenOrders {
  /**
   * USD value at the current prices of the orders' input tokens; `undefined` if none of these tokens has a
   * price.
   */
  readonly remainingUsd: number | undefined
}

const remaining = createStatement(`
  select ${bySide.columns}, count(*)::int as orders, count(*) filter (where left_usd is null)::int as unpriced_orders,
    sum(left_usd) as remaining_usd
  from (
    select o.input_mint, o.output_mint, ${leftUsd} as left_usd
    from dca_order o left join ${unitPrices} on t.mint = o.input_mint
    where o.active
    offset 0) left_of_order
  ${bySide.grouping}`)

/**
 * Reads the amounts that all active DCA orders have left to spend, by token and side, at the prices valid at
 * `now` (unix seconds).
 */
export async function readDcaRemaining(pool: Pool, now: number): Promise<DcaRemaining[]> {
  type Row = Parameters<typeof tokenOrdersOf>[0] & { remaining_usd: number | null }
  return (await readRows<Row>(pool, remaining, [now])).map((row) => ({
    ...tokenOrdersOf(row),
    remainingUsd: row.remaining_usd ?? undefined,
  }))
}
