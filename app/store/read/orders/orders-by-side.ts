/** Number of orders that buy a token, or number of orders that sell it. */
export interface TokenOrders {
  readonly mint: string
  /** Sides of an order: every order sells its input token and buys its output token. */
  readonly side: 'buy' | 'sell'
  readonly orders: number
  /** Number of these orders whose input token has no price. */
  readonly unpricedOrders: number
}

/**
 * SQL that groups orders by `input_mint` and separately by `output_mint`. The result has few rows, even if
 * many different pairs are traded.
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

/** Converts a row that the SQL `bySide` returns. */
export function tokenOrdersOf({ mint, side, orders, unpriced_orders }: TokenOrdersRow): TokenOrders {
  return { mint, side, orders, unpricedOrders: unpriced_orders }
}
