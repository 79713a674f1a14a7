import type { OrderBookWire } from '~/contracts/kamino'
import type { ListChoice } from '~/shared/list-filters/list-narrowing'

type Level = OrderBookWire['bids'][number]

/** A price level of the order book with the cumulative size of its side. */
export interface CumulativeLevel extends Level {
  /** Cumulative size from the best price up to and including this level, SOL. */
  readonly total: number
}

/** Adds the cumulative size to price levels. The levels must start with the best price. */
export function withTotals(levels: readonly Level[]): readonly CumulativeLevel[] {
  let total = 0
  return levels.map((level) => {
    total += level.size
    return { ...level, total }
  })
}

/** The price levels of an order book that the filters leave. `undefined`: the filters leave out the side. */
export interface NarrowedBook {
  readonly asks: readonly CumulativeLevel[] | undefined
  readonly bids: readonly CumulativeLevel[] | undefined
}

/**
 * Returns the price levels that match the filters. Their cumulative sizes still include the levels that the filters
 * leave out. The value of a level is in USDC.
 */
export function narrowBook(
  { bids, asks }: Pick<OrderBookWire, 'bids' | 'asks'>,
  { side, minUsd }: ListChoice,
): NarrowedBook {
  const isWorth = ({ price, size }: Level) => price * size >= minUsd
  return {
    asks: side === 'buy' ? undefined : withTotals(asks).filter(isWorth),
    bids: side === 'sell' ? undefined : withTotals(bids).filter(isWorth),
  }
}

/**
 * Returns the larger of the two sides' cumulative sizes, SOL. 0 for an empty book. The bars are scaled to
 * this size.
 */
export function deepest(...sides: readonly (readonly CumulativeLevel[])[]): number {
  return Math.max(0, ...sides.map((levels) => levels.at(-1)?.total ?? 0)) // A side of the order book without levels has depth 0.
}

/** Spread between the best bid and the best ask. */
export interface Spread {
  /** Mid price, USDC per SOL. */
  readonly mid: number
  /** Best ask minus best bid, USDC per SOL. Negative in a crossed book. */
  readonly usdc: number
  /** Spread as a share of the mid price, basis points. */
  readonly bps: number
}

/** Returns the spread of an order book. `undefined`: there are no bids or no asks. */
export function spreadOf({ bids, asks }: Pick<OrderBookWire, 'bids' | 'asks'>): Spread | undefined {
  const [bid, ask] = [bids[0], asks[0]]
  if (bid === undefined || ask === undefined) return undefined
  const mid = (bid.price + ask.price) / 2
  const usdc = ask.price - bid.price
  return { mid, usdc, bps: (usdc / mid) * 10_000 }
}

/**
 * Returns the mid price of the levels that do not cross the other side, USDC per SOL. Crossed levels are orders that
 * wait for their fill, so their prices are not those of the market. `undefined`: a side has no such level.
 */
export function uncrossedMid({ bids, asks }: Pick<OrderBookWire, 'bids' | 'asks'>): number | undefined {
  const isUncrossed = ({ crossed }: Level) => !crossed
  return spreadOf({ bids: bids.filter(isUncrossed), asks: asks.filter(isUncrossed) })?.mid
}

/**
 * Returns the prices between which bids and asks overlap, lowest first, USDC per SOL. `undefined`: the book is not
 * crossed.
 */
export function crossedPrices({
  bids,
  asks,
}: Pick<OrderBookWire, 'bids' | 'asks'>): readonly [from: number, to: number] | undefined {
  const [bid, ask] = [bids[0], asks[0]]
  if (bid === undefined || ask === undefined || bid.price < ask.price) return undefined
  return [ask.price, bid.price]
}

/** Returns the number of price levels that cross the other side of the book. */
export function crossedCount({ bids, asks }: Pick<OrderBookWire, 'bids' | 'asks'>): number {
  return [...bids, ...asks].filter(({ crossed }) => crossed).length
}
