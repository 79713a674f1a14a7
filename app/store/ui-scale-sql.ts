/**
 * Returns SQL for the multiplier of the token `t` at a time; 1 without a scale, as for nearly all tokens.
 * Must match `uiMultiplierAt`.
 */
export function uiMultiplier(t: string, at: string): string {
  return `case when ${t}.ui_scale is null then 1::float8 else ui_multiplier_at(${t}.ui_scale, ${at}) end`
}

/** Returns SQL for a price in USD per displayed unit at a time, given the price per unscaled unit. */
export function displayedPriceSql(unscaledPriceUsd: string, t: string, at: string): string {
  return `case when ${t}.ui_scale is null then ${unscaledPriceUsd} else ${unscaledPriceUsd} / ui_multiplier_at(${t}.ui_scale, ${at}) end`
}
