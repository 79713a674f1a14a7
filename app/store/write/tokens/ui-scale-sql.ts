/**
 * Returns SQL for the display multiplier of the token `t` at a given time. The multiplier is 1 if the token
 * has no scale, which is the case for nearly all tokens. The result must match `uiMultiplierAt`.
 */
export function uiMultiplier(t: string, at: string): string {
  return `case when ${t}.ui_scale is null then 1::float8 else ui_multiplier_at(${t}.ui_scale, ${at}) end`
}

/**
 * Returns SQL for a price in USD per displayed unit at a given time. The input is the price per unscaled
 * unit.
 */
export function displayedPriceSql(unscaledPriceUsd: string, t: string, at: string): string {
  return `case when ${t}.ui_scale is null then ${unscaledPriceUsd} else ${unscaledPriceUsd} / ui_multiplier_at(${t}.ui_scale, ${at}) end`
}
