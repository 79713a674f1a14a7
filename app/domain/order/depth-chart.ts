/** Limit orders in one range of distances from the price, USD. */
interface RestingSum {
  readonly buyUsd: number
  readonly sellUsd: number
}

/** Depth of the limit orders, in the form that pages receive. */
interface Depth {
  readonly buckets: readonly (RestingSum & { readonly fromPercent: number })[]
  readonly below: RestingSum
  readonly above: RestingSum
}

/** One row of the depth chart: the buy and sell orders at the same distance from the price. */
export interface DepthRow {
  /**
   * Far end of the row's price range, as a distance from the current price in percent. 1: the row contains
   * orders up to one percent away.
   */
  readonly percent: number
  /**
   * Sizes of the buy orders at this distance below the price and of the sell orders at this distance above
   * it, USD.
   */
  readonly buyUsd: number
  readonly sellUsd: number
  /**
   * Parts of this row's orders that DCA orders would fill in the next 24 hours, USD. The nearest orders fill
   * first. DCA orders are assumed to trade with no other orders.
   */
  readonly buyTakenUsd: number
  readonly sellTakenUsd: number
}

/** All rows of the depth chart. */
export interface DepthChart {
  /** Rows by distance from the price, nearest first. */
  readonly rows: readonly DepthRow[]
  /** Orders that are farther from the price than the last row, USD. */
  readonly further: RestingSum
  /**
   * Orders that have crossed the price and wait to be filled, USD: buy orders above the price and sell orders
   * below it.
   */
  readonly crossed: RestingSum
  /** Largest buy or sell side of any row, USD. 0: no orders. */
  readonly largestUsd: number
}

/**
 * Builds `steps` rows of one percent from the depth buckets. `dca` is the volume that DCA orders will buy and
 * sell in 24 hours, USD. Their sales fill buy orders and their purchases fill sell orders.
 */
export function depthChart(depth: Depth, steps: number, dca: RestingSum | undefined): DepthChart {
  let [buyLeft, sellLeft] = [dca?.sellUsd ?? 0, dca?.buyUsd ?? 0] // Without a DCA forecast, no order is filled.
  const rows = Array.from({ length: steps }, (_, index): DepthRow => {
    const buyUsd = sumOf(depth.buckets, 'buyUsd', (from) => from === -index - 1)
    const sellUsd = sumOf(depth.buckets, 'sellUsd', (from) => from === index)
    const buyTakenUsd = Math.min(buyUsd, buyLeft)
    const sellTakenUsd = Math.min(sellUsd, sellLeft)
    buyLeft -= buyTakenUsd
    sellLeft -= sellTakenUsd
    return { percent: index + 1, buyUsd, sellUsd, buyTakenUsd, sellTakenUsd }
  })
  return {
    rows,
    further: {
      buyUsd: depth.below.buyUsd + sumOf(depth.buckets, 'buyUsd', (from) => from < -steps),
      sellUsd: depth.above.sellUsd + sumOf(depth.buckets, 'sellUsd', (from) => from >= steps),
    },
    crossed: {
      buyUsd: depth.above.buyUsd + sumOf(depth.buckets, 'buyUsd', (from) => from >= 0),
      sellUsd: depth.below.sellUsd + sumOf(depth.buckets, 'sellUsd', (from) => from < 0),
    },
    largestUsd: Math.max(0, ...rows.flatMap(({ buyUsd, sellUsd }) => [buyUsd, sellUsd])),
  }
}

/** Returns the total value of all open limit orders, buys plus sells, USD. */
export function restingUsd({ buckets, below, above }: Depth): number {
  return [...buckets, below, above].reduce((sum, { buyUsd, sellUsd }) => sum + buyUsd + sellUsd, 0)
}

function sumOf(
  buckets: Depth['buckets'],
  side: keyof RestingSum,
  isMeant: (fromPercent: number) => boolean,
): number {
  return buckets.reduce((sum, bucket) => (isMeant(bucket.fromPercent) ? sum + bucket[side] : sum), 0)
}
