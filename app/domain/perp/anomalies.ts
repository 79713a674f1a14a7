import { computeSpread, computeZScore } from './outliers'
import { computeFundingAprPercent } from './perp-math'

/** The numbers of a perp market that are searched for anomalies. */
interface Market {
  /** Price change over 24 hours, percent. `undefined`: not yet known. */
  readonly priceChange24hPercent: number | undefined
  /** Last funding rate, basis points per hour. `undefined`: unknown. */
  readonly lastFundingRateBps: number | undefined
}

/** A market in which one number is unusual. */
export interface Standout<M> {
  readonly market: M
  /** The unusual number, percent. */
  readonly percent: number
  /**
   * Distance from the mean of all markets, in standard deviations. `undefined`: there are too few markets, or
   * all values are equal.
   */
  readonly zScore: number | undefined
}

/** Absolute z-score above which a market is an outlier. */
const outlierBeyond = 2

/**
 * Returns the outlier whose 24-hour price change differs most from the other markets. `undefined` if there is
 * no outlier.
 */
export function findOutlier<M extends Market>(markets: readonly M[]): Standout<M> | undefined {
  const standouts = standoutsBy(markets, ({ priceChange24hPercent }) => priceChange24hPercent)
  return standouts
    .filter(({ zScore }) => zScore !== undefined && Math.abs(zScore) > outlierBeyond)
    .reduce(
      farther(({ zScore = 0 }) => zScore),
      undefined,
    )
}

/**
 * Returns the market with the largest funding rate, positive or negative, in percent per year. `undefined` if
 * no rate is known.
 */
export function findFundingExtreme<M extends Market>(markets: readonly M[]): Standout<M> | undefined {
  const standouts = standoutsBy(markets, ({ lastFundingRateBps: rate }) =>
    rate === undefined ? undefined : computeFundingAprPercent(rate),
  )
  return standouts.reduce(
    farther(({ percent }) => percent),
    undefined,
  )
}

function standoutsBy<M>(
  markets: readonly M[],
  percentOf: (market: M) => number | undefined,
): readonly Standout<M>[] {
  const spread = computeSpread(markets.map((market) => percentOf(market) ?? null))
  return markets.flatMap((market) => {
    const percent = percentOf(market)
    return percent === undefined ? [] : [{ market, percent, zScore: computeZScore(percent, spread) }]
  })
}

/**
 * Creates a reducer that keeps the standout with the largest absolute value. If several are equal, it keeps
 * the first one.
 */
function farther<M>(sizeOf: (standout: Standout<M>) => number) {
  return (best: Standout<M> | undefined, next: Standout<M>): Standout<M> =>
    best === undefined || Math.abs(sizeOf(next)) > Math.abs(sizeOf(best)) ? next : best
}
