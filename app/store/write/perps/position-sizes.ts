/**
 * SQL: number of digits of the size of the position record `r` in whole USD. The expression must be identical
 * to the index expression.
 */
export const sizeDigits = 'length(div(abs(r.base_raw)::numeric * r.oracle_price_raw, 1000000000000000)::text)'

/** Maximum number of digits to search. No position is larger. */
export const mostDigits = 16
