import { computeFundingAprPercent } from './perp-math'

/** What the lists of the overview go by; the wire's market has it all. */
export interface RankedMarket {
  readonly publicKey: string
  /** USD of one side; null = no price. */
  readonly openInterestUsd: number | null
  /** Basis points per hour; null = no funding yet. */
  readonly lastFundingRate: number | null
  /** Percent; null = no price of a day ago. */
  readonly priceChange24Hour: number | null
  /** Longs ÷ shorts; null where one side is zero. */
  readonly longShortRatio: number | null
}

/** Lengths of the lists (M196). */
const openInterestRows = 10
const fundingRows = 8
const imbalancedRows = 8
const divergenceRows = 6

/** Annualised funding, percent, from which the lists take notice (resolution 4.8). */
const divergesAbovePercent = 100
const riskyAbovePercent = 200

/** Longs per short from which a market is one-sided, either way. */
const riskyRatio = { above: 3, below: 0.33 } as const

/** The market's funding as simple percent per year; null = no funding yet. */
export function fundingAprOf({ lastFundingRate }: Pick<RankedMarket, 'lastFundingRate'>): number | null {
  return lastFundingRate === null ? null : computeFundingAprPercent(lastFundingRate)
}

/** The ten markets with most open interest, or the ten with least above zero. */
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

/** Markets in which nobody holds anything. Those without a price are not among them: their worth is unknown. */
export function countWithoutOpenInterest(markets: readonly RankedMarket[]): number {
  return markets.filter(({ openInterestUsd }) => openInterestUsd === 0).length
}

/** The eight highest positive fundings, or the eight lowest negative ones. */
export function rankByFunding<Market extends RankedMarket>(
  markets: readonly Market[],
  end: 'highest' | 'lowest',
): readonly Market[] {
  const sign = end === 'highest' ? 1 : -1
  const scoreOf = ({ lastFundingRate: rate }: Market) =>
    rate !== null && sign * rate > 0 ? sign * rate : null
  return ranked(markets, scoreOf).slice(0, fundingRows)
}

/** The eight most one-sided markets: 3 longs per short are as far from 1 as 3 shorts per long. */
export function rankByImbalance<Market extends RankedMarket>(markets: readonly Market[]): readonly Market[] {
  return ranked(markets, imbalanceOf).slice(0, imbalancedRows)
}

/** The six markets in which longs pay more than 100 % a year; where the price falls all the same, first. */
export function rankByDivergence<Market extends RankedMarket>(markets: readonly Market[]): readonly Market[] {
  const falls = ({ priceChange24Hour }: Market) => Number(priceChange24Hour !== null && priceChange24Hour < 0)
  return ranked(markets, (market) => {
    const funding = fundingAprOf(market)
    return funding !== null && funding > divergesAbovePercent ? funding : null
  })
    .sort((one, other) => falls(other) - falls(one))
    .slice(0, divergenceRows)
}

/** Why a market is risky. */
export type RiskReason = 'funding' | 'negative-funding' | 'longs' | 'shorts'

/** Every reason that a market gives; none = it is not risky. */
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

/** Every risky market, the one that is furthest beyond its bound first. */
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

/** Distance of the ratio from 1, the same either way; null where it is unknown. */
function imbalanceOf({ longShortRatio: ratio }: RankedMarket): number | null {
  return ratio === null || ratio <= 0 ? null : Math.abs(Math.log(ratio))
}

/** The markets that have a score, largest first, equals by key. */
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
