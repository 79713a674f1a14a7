/** How many orders have a token on one of their sides. */
export interface TokenOrders {
  readonly mint: string
  /** Every order sells its input and buys its output. */
  readonly side: 'buy' | 'sell'
  readonly orders: number
  /** Those of them whose input has no price. */
  readonly unpricedOrders: number
}

/** Rows with `input_mint` and `output_mint` added up by each of the two: few rows, however many pairs are traded. */
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

/** A row of `bySide` as told. */
export function tokenOrdersOf({ mint, side, orders, unpriced_orders }: TokenOrdersRow): TokenOrders {
  return { mint, side, orders, unpricedOrders: unpriced_orders }
}
