import { mostDecimals } from '~/domain/order/fill-value'
import { priceFreshSeconds } from '~/domain/price/price'
import { meaningful } from '~/store/pricing/amount-usd'

/**
 * SQL: price of one base unit of each mint in USD, as `t(mint, unit_usd)`. Only mints with a fresh price at
 * the time $1 (unix seconds) are included.
 */
export const unitPrices = `(
  select mint, price_usd / power(10::float8, decimals) as unit_usd from token
  where decimals <= ${mostDecimals} and price_at >= $1::bigint - ${priceFreshSeconds}) t`

/**
 * SQL: value that a DCA order `o` has left to spend, USD, at the prices in `t`. Null if there is no price or
 * the value is implausibly large, because one absurd order must not dominate a sum.
 */
export const leftUsd = meaningful(
  'greatest(o.in_deposited_raw - o.in_used_raw - o.in_withdrawn_raw, 0)::float8 * t.unit_usd',
)
