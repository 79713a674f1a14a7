/** Number of orders that have a token on one side. */
export interface TokenOrders {
  readonly mint: string
  /** Every order sells its input and buys its output. */
  readonly side: 'buy' | 'sell'
  readonly orders: number
  /** Number of these orders whose input has no price. */
  readonly unpricedOrders: number
}

/**
 * SQL that groups rows by `input_mint` and separately by `output_mint`. This gives few rows, regardless of
 * the number of traded pairs.
 */
export const bySide = {
  columns: `coalesce(input_mint, output_mint) as mint, case when input_mint is null then 'buy' else 'sell' end as side`,
  grouping: 'group by grouping sets ((input_mint), (output_mint))',
} as const

interface TokenOrdersRow {
  readonly mint: string
  readonly side: 'buy' | 'sell'
  readonly orders: number
  readonly unpriced_orders: number
}

/** Converts a row of `bySide`. */
export function tokenOrdersOf({ mint, side, orders, unpriced_orders }: TokenOrdersRow): TokenOrders {
  return { mint, side, orders, unpricedOrders: unpriced_orders }
}
