import { computeFundingAprPercent } from './perp-math'

/** Fields of a market that the overview's rankings use. */
export interface RankedMarket {
  readonly publicKey: string
  /** Open interest of one side, USD. `null`: the market has no price. */
  readonly openInterestUsd: number | null
  /** Last funding rate, basis points per hour. `null`: no funding yet. */
  readonly lastFundingRate: number | null
  /** Price change over 24 hours, percent. `null`: there is no price from a day ago. */
  readonly priceChange24Hour: number | null
  /** Longs ÷ shorts. `null` if either is zero. */
  readonly longShortRatio: number | null
}

/** Maximum number of rows in each ranking. */
const openInterestRows = 10
const fundingRows = 8
const imbalancedRows = 8
const divergenceRows = 6

/**
 * Limits of the annual funding rate, percent. A market above the first limit can be listed as divergent, and
 * a market above the second limit can be listed as risky.
 */
const divergesAbovePercent = 100
const riskyAbovePercent = 200

/**
 * Ratio of longs to shorts above which a market is one-sided. A ratio below the reciprocal is one-sided as
 * well.
 */
const riskyRatio = { above: 3, below: 0.33 } as const

/**
 * Returns a market's funding rate, percent per year without compounding. `null`: no funding rate has been set
 * yet.
 */
export function fundingAprOf({ lastFundingRate }: Pick<RankedMarket, 'lastFundingRate'>): number | null {
  return lastFundingRate === null ? null : computeFundingAprPercent(lastFundingRate)
}

/** Returns the ten markets with the most open interest, or the ten with the least above zero. */
export function rankByOpenInterest<Market extends RankedMarket>(
  markets: readonly Market[],
  end: 'top' | 'bottom',
): readonly Market[] {
  const sign = end === 'top' ? 1 : -1
  return ranked(markets, ({ openInterestUsd: usd }) => (usd !== null && usd > 0 ? sign * usd : null)).slice(
    0,
    openInterestRows,
  )
}

/**
 * Counts the markets without open interest. Markets without a price are not counted, because the value of
 * their open interest is unknown.
 */
export function countWithoutOpenInterest(markets: readonly RankedMarket[]): number {
  return markets.filter(({ openInterestUsd }) => openInterestUsd === 0).length
}

/** Returns the eight highest positive or the eight lowest negative funding rates. */
export function rankByFunding<Market extends RankedMarket>(
  markets: readonly Market[],
  end: 'highest' | 'lowest',
): readonly Market[] {
  const sign = end === 'highest' ? 1 : -1
  const scoreOf = ({ lastFundingRate: rate }: Market) =>
    rate !== null && sign * rate > 0 ? sign * rate : null
  return ranked(markets, scoreOf).slice(0, fundingRows)
}

/**
 * Returns the eight most one-sided markets. A market with 3 longs per short is ranked like a market with 3
 * shorts per long.
 */
export function rankByImbalance<Market extends RankedMarket>(markets: readonly Market[]): readonly Market[] {
  return ranked(markets, imbalanceOf).slice(0, imbalancedRows)
}

/**
 * Returns the six markets in which longs pay the most, above 100 % a year. Markets with a falling price come
 * first.
 */
export function rankByDivergence<Market extends RankedMarket>(markets: readonly Market[]): readonly Market[] {
  const falls = ({ priceChange24Hour }: Market) => Number(priceChange24Hour !== null && priceChange24Hour < 0)
  return ranked(markets, (market) => {
    const funding = fundingAprOf(market)
    return funding !== null && funding > divergesAbovePercent ? funding : null
  })
    .sort((one, other) => falls(other) - falls(one))
    .slice(0, divergenceRows)
}

/** Reason why a market is risky. */
export type RiskReason = 'funding' | 'negative-funding' | 'longs' | 'shorts'

/** Returns all risk reasons of a market. Empty: not risky. */
export function riskReasonsOf(market: RankedMarket): readonly RiskReason[] {
  const funding = fundingAprOf(market)
  const ratio = market.longShortRatio
  const reasons: readonly (RiskReason | false)[] = [
    funding !== null && funding > riskyAbovePercent && 'funding',
    funding !== null && funding < -riskyAbovePercent && 'negative-funding',
    ratio !== null && ratio > riskyRatio.above && 'longs',
    ratio !== null && ratio > 0 && ratio < riskyRatio.below && 'shorts',
  ]
  return reasons.filter((reason) => reason !== false)
}

/** Returns all risky markets, sorted by how far they exceed their limit. */
export function rankByRisk<Market extends RankedMarket>(markets: readonly Market[]): readonly Market[] {
  const severityOf = (market: Market) => {
    const funding = fundingAprOf(market)
    const imbalance = imbalanceOf(market)
    return Math.max(
      funding === null ? 0 : Math.abs(funding) / riskyAbovePercent,
      imbalance === null ? 0 : imbalance / Math.log(riskyRatio.above),
    )
  }
  return ranked(markets, (market) => (riskReasonsOf(market).length > 0 ? severityOf(market) : null))
}

/**
 * Returns how far a market's long/short ratio is from 1. A ratio and its reciprocal give the same result.
 * Returns `null` if the ratio is unknown.
 */
function imbalanceOf({ longShortRatio: ratio }: RankedMarket): number | null {
  return ratio === null || ratio <= 0 ? null : Math.abs(Math.log(ratio))
}

/**
 * Returns the markets that have a score. The largest score comes first, and markets with equal scores are
 * sorted by key.
 */
function ranked<Market extends RankedMarket>(
  markets: readonly Market[],
  scoreOf: (market: Market) => number | null,
): Market[] {
  return markets
    .flatMap((market) => {
      const score = scoreOf(market)
      return score === null ? [] : [{ market, score }]
    })
    .sort((one, other) => other.score - one.score || (one.market.publicKey < other.market.publicKey ? -1 : 1))
    .map(({ market }) => market)
}
