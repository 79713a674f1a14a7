import { leftUsd, unitPrices } from './dca-left'
import { bySide, type TokenOrders, tokenOrdersOf } from './orders-by-side'
import type { Pool } from './pool'
import { createStatement, readRows } from './statement'

/** Amount that the active DCA orders on one side of a token have left to spend. */
export interface DcaRemaining extends TokenOrders {
  /** USD at the current prices of their input tokens; `undefined` if none of them has a price. */
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

/** Reads all active DCA orders by token and side, with prices as of `now` (unix seconds). */
export async function readDcaRemaining(pool: Pool, now: number): Promise<DcaRemaining[]> {
  type Row = Parameters<typeof tokenOrdersOf>[0] & { remaining_usd: number | null }
  return (await readRows<Row>(pool, remaining, [now])).map((row) => ({
    ...tokenOrdersOf(row),
    remainingUsd: row.remaining_usd ?? undefined,
  }))
}
