import { mostDecimals } from '~/domain/fill-value'
import { priceFreshSeconds } from '~/domain/price'
import { meaningful } from './amount-usd'

/**
 * SQL: USD of one base unit of each mint with a price, at the time of $1 (unix seconds), as `t(mint,
 * unit_usd)`.
 */
export const unitPrices = `(
  select mint, price_usd / power(10::float8, decimals) as unit_usd from token
  where decimals <= ${mostDecimals} and price_at >= $1::bigint - ${priceFreshSeconds}) t`

/**
 * SQL: amount that a DCA order `o` has left to spend, USD by `t`. Null without a price, or if the amount is
 * implausibly large: one absurd order must not dominate a sum.
 */
export const leftUsd = meaningful(
  'greatest(o.in_deposited_raw - o.in_used_raw - o.in_withdrawn_raw, 0)::float8 * t.unit_usd',
)
