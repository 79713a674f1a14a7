import type { Address } from '~/domain/base/ids'
import { depthReachPercent } from '~/domain/order/depth-view'
import { mostDecimals } from '~/domain/order/fill-value'
import { priceFreshSeconds } from '~/domain/price/price'
import type { Pool } from '~/store/postgres/pool'
import { createStatement, readRows } from '~/store/postgres/statement'
import { meaningful } from '~/store/pricing/amount-usd'

/** Resting limit orders on one side whose prices are within the same one-percent range. */
export interface DepthRow {
  /**
   * Distance from the token's price, in whole percent. All orders beyond the displayed range have the value
   * one above that range. `null` if the price or the size of the orders is unknown.
   */
  readonly fromPercent: number | null
  readonly buy: boolean
  readonly orders: number
  readonly usd: number
}

/**
 * SQL: price of the base token in USD, computed from the quote token's price, and the amount left in the
 * order in USD, computed from the input token's price. Current prices are used.
 */
const perOrder = `
  select o.buy,
    case when o.buy then o.initial_input_raw::float8 / q.unit / nullif(o.expected_output_raw::float8 / b.unit, 0)
      else o.expected_output_raw::float8 / q.unit / nullif(o.initial_input_raw::float8 / b.unit, 0) end * q.price_usd as price_usd,
    case when o.buy then o.remaining_input_raw::float8 / q.unit * q.price_usd
      else o.remaining_input_raw::float8 / b.unit * $2::float8 end as left_usd
  from (
    select *, input_mint as quote_mint from limit_order where output_mint = $1 and active and buy
    union all
    select *, output_mint from limit_order where input_mint = $1 and active and not buy
  ) o
  left join lateral (select power(10::float8, decimals) as unit, price_usd from token
    where mint = o.quote_mint and decimals <= ${mostDecimals} and price_at >= $3::bigint - ${priceFreshSeconds}) q on true
  left join lateral (select power(10::float8, decimals) as unit from token where mint = $1 and decimals <= ${mostDecimals}) b on true
  where o.expires_at is null or o.expires_at > $3`

// An unknown price must be checked separately, because `least` and `greatest` ignore null and would give a
// very low price.
const depth = createStatement(`
  select case when price_usd / $2 is not null then
      least(greatest(floor((price_usd / $2 - 1) * 100), ${-depthReachPercent - 1}), ${depthReachPercent})::int end as from_percent,
    buy, count(*)::int as orders, coalesce(sum(${meaningful('left_usd')}), 0) as usd
  from (${perOrder}) resting group by 1, 2`)

const quoteOrders = createStatement(`
  select count(*)::int as orders from (
    select expires_at from limit_order where input_mint = $1 and active and buy
    union all
    select expires_at from limit_order where output_mint = $1 and active and not buy
  ) o where o.expires_at is null or o.expires_at > $2`)

/**
 * Counts the resting limit orders on all venues whose quote is this token. The depth chart does not include
 * these orders.
 */
export async function countQuoteOrders(pool: Pool, mint: Address, now: number): Promise<number> {
  const [row] = await readRows<{ orders: number }>(pool, quoteOrders, [mint, now])
  return row?.orders ?? 0 // A query for a count always returns a row.
}

/**
 * Reads the resting limit orders on all venues that buy or sell a token against another token. The orders are
 * grouped by the distance of their price from the token's price (USD per unscaled unit).
 */
export async function readLimitDepth(
  pool: Pool,
  mint: Address,
  priceUsd: number | undefined,
  now: number,
): Promise<DepthRow[]> {
  type Row = { from_percent: number | null; buy: boolean; orders: number; usd: number }
  const rows = await readRows<Row>(pool, depth, [mint, priceUsd ?? null, now])
  return rows.map(({ from_percent, ...row }) => ({ fromPercent: from_percent, ...row }))
}
