import { computeSpread, computeZScore } from './outliers'
import { computeFundingAprPercent } from './perp-math'

/** A perp market as far as anomalies go by it. */
interface Market {
  /** Percent; undefined = not known yet. */
  readonly priceChange24hPercent: number | undefined
  /** Basis points per hour; undefined = not known. */
  readonly lastFundingRateBps: number | undefined
}

/** A market that stands out by one of its numbers. */
export interface Standout<M> {
  readonly market: M
  /** The number by which it does, percent. */
  readonly percent: number
  /** Standard deviations from the mean of all; undefined = there are too few, or all are alike. */
  readonly zScore: number | undefined
}

/** Standard deviations beyond which a market is an outlier, either way (resolution 4.15). */
const outlierBeyond = 2

/** The market whose price moved most unlike the others in 24 hours; undefined = none is an outlier. */
export function findOutlier<M extends Market>(markets: readonly M[]): Standout<M> | undefined {
  const standouts = standoutsBy(markets, ({ priceChange24hPercent }) => priceChange24hPercent)
  return standouts
    .filter(({ zScore }) => zScore !== undefined && Math.abs(zScore) > outlierBeyond)
    .reduce(
      farther(({ zScore = 0 }) => zScore),
      undefined,
    )
}

/** The market with the largest funding, either way, percent a year; undefined = no rate is known. */
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

/** Keeps whichever is farther from zero, the first of equals. */
function farther<M>(sizeOf: (standout: Standout<M>) => number) {
  return (best: Standout<M> | undefined, next: Standout<M>): Standout<M> =>
    best === undefined || Math.abs(sizeOf(next)) > Math.abs(sizeOf(best)) ? next : best
}
