import { mostDecimals } from '~/domain/fill-value'
import { priceFreshSeconds } from '~/domain/price'
import { meaningful } from './amount-usd'
import { bySide, type TokenOrders, tokenOrdersOf } from './orders-by-side'
import type { Pool } from './pool'
import { createStatement, readRows } from './statement'

/** What the active DCA orders on one side of a token have left to spend. */
export interface DcaRemaining extends TokenOrders {
  /** At the current prices of what they spend; undefined = none of them has a price. */
  readonly remainingUsd: number | undefined
}

// Amounts of a pair are added up before prices are looked at, so that a price is looked up once per pair.
const remaining = createStatement(`
  select ${bySide.columns}, sum(orders)::int as orders,
    coalesce(sum(orders) filter (where remaining_usd is null), 0)::int as unpriced_orders, sum(remaining_usd) as remaining_usd
  from (
    select o.input_mint, o.output_mint, o.orders, ${meaningful('o.remaining_raw / power(10::float8, t.decimals) * t.price_usd')} as remaining_usd
    from (select input_mint, output_mint, count(*) as orders,
        sum(greatest(in_deposited_raw - in_used_raw - in_withdrawn_raw, 0))::float8 as remaining_raw
      from dca_order where active group by input_mint, output_mint) o
    left join token t on t.mint = o.input_mint and t.decimals <= ${mostDecimals} and t.price_at >= $1::bigint - ${priceFreshSeconds}) pair
  ${bySide.grouping}`)

/** All active DCA orders by token and side; prices as of `now`, unix seconds. */
export async function readDcaRemaining(pool: Pool, now: number): Promise<DcaRemaining[]> {
  type Row = Parameters<typeof tokenOrdersOf>[0] & { remaining_usd: number | null }
  return (await readRows<Row>(pool, remaining, [now])).map((row) => ({
    ...tokenOrdersOf(row),
    remainingUsd: row.remaining_usd ?? undefined,
  }))
}
