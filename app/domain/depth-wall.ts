/** Limit orders that rest in one bucket of distances from the price, USD. */
interface RestingSum {
  readonly buyUsd: number
  readonly sellUsd: number
}

/** The depth of limit orders, as pages get it. */
interface Depth {
  readonly buckets: readonly (RestingSum & { readonly fromPercent: number })[]
  readonly below: RestingSum
  readonly above: RestingSum
}

/** One step of the wall: what rests at the same distance on either side. */
export interface WallRow {
  /** Distance from the price at which the step ends, percent: 1 = up to one percent away. */
  readonly percent: number
  /** Buy orders so far below the price, sell orders so far above it, USD. */
  readonly buyUsd: number
  readonly sellUsd: number
  /** What DCA orders of the coming 24 hours would take of them if they met nothing else, nearest first, USD. */
  readonly buyTakenUsd: number
  readonly sellTakenUsd: number
}

/** The wall of limit orders around a price (B14). */
export interface DepthWall {
  /** The nearest step first. */
  readonly rows: readonly WallRow[]
  /** What rests further away than the last step, USD. */
  readonly further: RestingSum
  /** Buy orders above the price and sell orders below it, which wait to be filled, USD. */
  readonly crossed: RestingSum
  /** The largest step of either side, USD; 0 = nothing rests here. */
  readonly largestUsd: number
}

/**
 * The wall out of the buckets of the depth: `steps` rows of one percent. `dca` is what DCA orders will buy and sell in 24 hours, USD: sales run into
 * the buy orders, purchases into the sell orders.
 */
export function depthWall(depth: Depth, steps: number, dca: RestingSum | undefined): DepthWall {
  let [buyLeft, sellLeft] = [dca?.sellUsd ?? 0, dca?.buyUsd ?? 0] // no forecast takes nothing
  const rows = Array.from({ length: steps }, (_, index): WallRow => {
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

/** USD of all open limit orders of the depth, both sides. */
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
