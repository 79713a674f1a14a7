import type { OrderBookWire } from '~/contracts/kamino'

type Level = OrderBookWire['bids'][number]

/** A level with everything that stands before it on its side. */
export interface Rung extends Level {
  /** SOL from the best price of the side up to this level. */
  readonly total: number
}

/** Levels with their cumulative size, in their own order: the best price first. */
export function withTotals(levels: readonly Level[]): readonly Rung[] {
  let total = 0
  return levels.map((level) => {
    total += level.size
    return { ...level, total }
  })
}

/** The largest cumulative size of both sides, SOL; 0 for an empty book. Bars are measured by it. */
export function deepest(...sides: readonly (readonly Rung[])[]): number {
  return Math.max(0, ...sides.map((rungs) => rungs.at(-1)?.total ?? 0)) // a side without levels is not deep
}

/** What lies between the best levels. */
export interface Spread {
  /** USDC per SOL. */
  readonly mid: number
  /** USDC per SOL; negative in a crossed book. */
  readonly usdc: number
  /** The same of the middle, basis points. */
  readonly bps: number
}

/** Undefined = one of the sides is empty. */
export function spreadOf({ bids, asks }: Pick<OrderBookWire, 'bids' | 'asks'>): Spread | undefined {
  const [bid, ask] = [bids[0], asks[0]]
  if (bid === undefined || ask === undefined) return undefined
  const mid = (bid.price + ask.price) / 2
  const usdc = ask.price - bid.price
  return { mid, usdc, bps: (usdc / mid) * 10_000 }
}

/** Levels that the other side could trade with. */
export function crossedCount({ bids, asks }: Pick<OrderBookWire, 'bids' | 'asks'>): number {
  return [...bids, ...asks].filter(({ crossed }) => crossed).length
}
