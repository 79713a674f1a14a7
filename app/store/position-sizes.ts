/**
 * SQL: digits of a position record's size in whole USD, of the row `r`. The index uses exactly this
 * expression.
 */
export const sizeDigits = 'length(div(abs(r.base_raw)::numeric * r.oracle_price_raw, 1000000000000000)::text)'

/** Maximum number of digits to search. No position is that large. */
export const mostDigits = 16
