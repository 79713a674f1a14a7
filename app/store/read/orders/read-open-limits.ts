import type { UnixSeconds } from '~/domain/base/time'
import { mostDecimals } from '~/domain/order/fill-value'
import type { OpenLimitsView } from '~/domain/order/order-view'
import { priceFreshSeconds } from '~/domain/price/price'
import type { LimitVenue } from '~/domain/protocol/spot-venue'
import { invariant } from '~/lib/invariant'
import type { Pool } from '~/store/postgres/pool'
import { createStatement, readRows } from '~/store/postgres/statement'
import { meaningful } from '~/store/pricing/amount-usd'

// Amounts are summed by input mint before prices are joined, so that each token's price is looked up only
// once. If there are no orders, the value is 0.
const open = createStatement(`
  select case when count(*) = 0 then 0 else sum(remaining_usd) end as remaining_usd
  from (
    select ${meaningful('o.remaining_raw / power(10::float8, t.decimals) * t.price_usd')} as remaining_usd
    from (select input_mint, sum(remaining_input_raw)::float8 as remaining_raw
      from limit_order where active and venue = $1 and (expires_at is null or expires_at > $2::bigint) group by input_mint) o
    left join token t on t.mint = o.input_mint and t.decimals <= ${mostDecimals} and t.price_at >= $2::bigint - ${priceFreshSeconds}) sold`)

/**
 * Reads the value of all active limit orders of a venue at the prices valid at `now`. An order that has
 * expired at `now` is not included, even if no keeper has cancelled it yet.
 */
export async function readOpenLimits(
  pool: Pool,
  venue: LimitVenue,
  now: UnixSeconds,
): Promise<OpenLimitsView> {
  type Row = { remaining_usd: number | null }
  const [row] = await readRows<Row>(pool, open, [venue, now])
  invariant(row, 'a sum returns one row')
  return { remainingUsd: row.remaining_usd ?? undefined }
}
