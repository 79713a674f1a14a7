import type { Address } from '~/domain/base/ids'
import type { DcaFilledView, OrdersOf } from '~/domain/order/volume-view'
import { eventVenueIs, venueIs } from '~/store/batch/table-protocols'
import type { Pool } from '~/store/postgres/pool'
import { createStatement, readRows } from '~/store/postgres/statement'
import { knownUsd } from '~/store/pricing/known-usd'

/**
 * SQL parameters: `$1` is the wallet, token or order, and `$2` is the start of the first hour. The volume is
 * 0 if there are no executions, and null if no execution has a known value.
 */
const statements: Readonly<Record<OrdersOf, ReturnType<typeof createStatement>>> = {
  trader: createStatement(`
    select ${knownUsd('coalesce(sum(volume_usd), 0)', 'coalesce(sum(fills), 0)')} as volume_usd, coalesce(sum(fills), 0)::int as fills
    from trader_volume_hour where trader = $1 and ${venueIs('dca')} and hour_at >= $2::bigint`),
  token: createStatement(`
    select ${knownUsd('coalesce(sum(bought_usd + sold_usd), 0)', 'coalesce(sum(bought_unpriced + sold_unpriced), 0)')} as volume_usd, null::int as fills
    from token_volume_hour where mint = $1 and ${venueIs('dca')} and hour_at >= $2::bigint`),
  order: createStatement(`
    select case count(*) when 0 then 0 else sum(usd) end as volume_usd, count(*)::int as fills
    from fill where order_key = $1 and ${eventVenueIs('dca')} and at >= $2::bigint`),
}

/**
 * Reads the DCA volume that was executed since the start of an hour (unix seconds). The volume covers a
 * wallet's orders, the orders that buy or sell a token, or one order.
 */
export async function readDcaFilled(
  pool: Pool,
  of: OrdersOf,
  key: Address,
  sinceHour: number,
): Promise<DcaFilledView> {
  type Row = { volume_usd: number | null; fills: number | null }
  const [row] = await readRows<Row>(pool, statements[of], [key, sinceHour])
  return { volumeUsd: row?.volume_usd ?? undefined, fills: row?.fills ?? undefined }
}
