import type { OrderBookWire } from '~/contracts/kamino'

type Level = OrderBookWire['bids'][number]

/** A level with the cumulative size of its side. */
export interface CumulativeLevel extends Level {
  /** Cumulative size from the best price up to and including this level, SOL. */
  readonly total: number
}

/** Adds the cumulative size to levels that are sorted from the best price. */
export function withTotals(levels: readonly Level[]): readonly CumulativeLevel[] {
  let total = 0
  return levels.map((level) => {
    total += level.size
    return { ...level, total }
  })
}

/**
 * Returns the largest cumulative size of both sides, SOL. 0 for an empty book. It is the scale of the bars.
 */
export function deepest(...sides: readonly (readonly CumulativeLevel[])[]): number {
  return Math.max(0, ...sides.map((levels) => levels.at(-1)?.total ?? 0)) // A side without levels has depth 0.
}

/** Spread between the best levels. */
export interface Spread {
  /** Mid price, USDC per SOL. */
  readonly mid: number
  /** Difference of the best prices, USDC per SOL. Negative in a crossed book. */
  readonly usdc: number
  /** Spread as a share of the mid price, basis points. */
  readonly bps: number
}

/** Returns the spread. `undefined`: one of the sides is empty. */
export function spreadOf({ bids, asks }: Pick<OrderBookWire, 'bids' | 'asks'>): Spread | undefined {
  const [bid, ask] = [bids[0], asks[0]]
  if (bid === undefined || ask === undefined) return undefined
  const mid = (bid.price + ask.price) / 2
  const usdc = ask.price - bid.price
  return { mid, usdc, bps: (usdc / mid) * 10_000 }
}

/** Counts the levels that cross the other side. */
export function crossedCount({ bids, asks }: Pick<OrderBookWire, 'bids' | 'asks'>): number {
  return [...bids, ...asks].filter(({ crossed }) => crossed).length
}
