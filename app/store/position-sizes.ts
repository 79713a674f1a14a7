/** Digits of a position record's size in whole USD, of the row `r`: the index is on this very expression. */
export const sizeDigits = 'length(div(abs(r.base_raw)::numeric * r.oracle_price_raw, 1000000000000000)::text)'

/** Records are sought up to this many digits: a position beyond the whole venue. */
export const mostDigits = 16
