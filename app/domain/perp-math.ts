import {
  baseScale,
  fundingRateScale,
  type PerpMarketState,
  type PerpPositionState,
  priceScale,
  quoteScale,
} from './perp'
import { isPrice } from './price'
import type { UnixSeconds } from './time'

/** Seconds over which the account's rolling volume counts (FACTS, section 5). */
const volumeWindowSeconds = 86_400

const secondsPerHour = 3600

/** The year of the specification's formula `rate / 10000 * 100 * 8760` (resolution 4.3); simple, not compounded. */
const hoursPerYear = 8760

/** 1 = 10,000 basis points. */
const basisPointsPerUnit = 10_000n

/** Base units (1e9) of one side: the larger of longs and shorts, as the program's `get_open_interest` counts. */
export function computeOpenInterestBaseRaw(
  market: Pick<PerpMarketState, 'longBaseRaw' | 'shortBaseRaw'>,
): bigint {
  const long = magnitude(market.longBaseRaw)
  const short = magnitude(market.shortBaseRaw)
  if (long > short) return long
  return short
}

/** One side in UI base units. */
export function computeOpenInterestBase(
  market: Pick<PerpMarketState, 'longBaseRaw' | 'shortBaseRaw'>,
): number {
  return scaled(computeOpenInterestBaseRaw(market), baseScale)
}

/** USD of one side at the oracle price; undefined while the oracle has no price. */
export function computeOpenInterestUsd(
  market: Pick<PerpMarketState, 'longBaseRaw' | 'shortBaseRaw' | 'oraclePriceRaw'>,
): number | undefined {
  return computeNotionalUsd(computeOpenInterestBaseRaw(market), market.oraclePriceRaw)
}

/** A base amount (1e9, either sign) in UI units, never below zero. */
export function computeBaseAmount(baseRaw: bigint): number {
  return scaled(magnitude(baseRaw), baseScale)
}

/** A quote amount (1e6, either sign) in USD. */
export function computeQuoteUsd(quoteRaw: bigint): number {
  return scaled(quoteRaw, quoteScale)
}

/** User longs ÷ user shorts, the AMM left out (resolution 4.16); undefined where one side is zero. */
export function computeLongShortRatio(
  market: Pick<PerpMarketState, 'longBaseRaw' | 'shortBaseRaw'>,
): number | undefined {
  const long = magnitude(market.longBaseRaw)
  const short = magnitude(market.shortBaseRaw)
  return long === 0n || short === 0n ? undefined : Number(long) / Number(short)
}

/** USD per UI base unit of a 1e6 price; undefined for zero or less, which is how Drift writes "no price", and for what can be none. */
export function computePriceUsd(priceRaw: bigint): number | undefined {
  const priceUsd = scaled(priceRaw, priceScale)
  return isPrice(priceUsd) ? priceUsd : undefined
}

/**
 * Funding in basis points per hour, plus = longs pay shorts, from quote per base (1e9) and the oracle TWAP (1e6) at which it was set
 * (resolution 4.3); undefined without a TWAP or a period.
 */
export function computeFundingRateBps(
  fundingRateRaw: bigint,
  oracleTwapPriceRaw: bigint,
  fundingPeriodSeconds: number,
): number | undefined {
  if (oracleTwapPriceRaw <= 0n || !(fundingPeriodSeconds > 0)) return undefined
  const perPeriod =
    Number(fundingRateRaw * priceScale * basisPointsPerUnit) / Number(oracleTwapPriceRaw * fundingRateScale)
  return (perPeriod * secondsPerHour) / fundingPeriodSeconds
}

/** A market's last funding in basis points per hour. Markets older than the field lack the TWAP of the update: then the current TWAP stands in. */
export function computeMarketFundingRateBps(
  market: Pick<
    PerpMarketState,
    'lastFundingRateRaw' | 'lastFundingOracleTwapPriceRaw' | 'oracleTwapPriceRaw' | 'fundingPeriodSeconds'
  >,
): number | undefined {
  return computeFundingRateBps(market.lastFundingRateRaw, fundingTwap(market), market.fundingPeriodSeconds)
}

/** A market's average funding of the last 24 hours (the program's own moving average) in basis points per hour. */
export function computeMarketAverageFundingRateBps(
  market: Pick<PerpMarketState, 'last24hAvgFundingRateRaw' | 'oracleTwapPriceRaw' | 'fundingPeriodSeconds'>,
): number | undefined {
  return computeFundingRateBps(
    market.last24hAvgFundingRateRaw,
    market.oracleTwapPriceRaw,
    market.fundingPeriodSeconds,
  )
}

/**
 * When funding is due again: at the end of the period in which it was last set, as the program counts in whole periods since the epoch.
 * Undefined for a market that has none.
 */
export function computeNextFundingAt(
  market: Pick<PerpMarketState, 'lastFundingAt' | 'fundingPeriodSeconds'>,
): UnixSeconds | undefined {
  const { lastFundingAt, fundingPeriodSeconds: period } = market
  return lastFundingAt > 0 && period > 0 ? (Math.floor(lastFundingAt / period) + 1) * period : undefined
}

/** Basis points per hour as simple percent per year: 0.125 → 10.95. */
export function computeFundingAprPercent(rateBps: number): number {
  return (rateBps / 10_000) * 100 * hoursPerYear
}

/** The account's rolling 24 h volume in USD, decayed by the time since the last trade. An estimate; 0 a day after the last trade. */
export function computeVolume24hUsd(
  market: Pick<PerpMarketState, 'volume24hQuoteRaw' | 'lastTradeAt'>,
  now: UnixSeconds,
): number {
  const sinceTrade = Math.max(0, now - market.lastTradeAt)
  const left = Math.max(0, volumeWindowSeconds - sinceTrade)
  return (scaled(market.volume24hQuoteRaw, quoteScale) * left) / volumeWindowSeconds
}

/** USD of a base amount (1e9, either sign) at a price (1e6), never below zero; undefined without a price. */
export function computeNotionalUsd(baseRaw: bigint, priceRaw: bigint): number | undefined {
  return priceRaw > 0n ? scaled(magnitude(baseRaw) * priceRaw, baseScale * priceScale) : undefined
}

/** USD per UI base unit of an execution; undefined for an empty one. */
export function computeFillPriceUsd(baseRaw: bigint, quoteRaw: bigint): number | undefined {
  return perBase(magnitude(quoteRaw), magnitude(baseRaw))
}

/** USD per UI base unit at which a position was entered; undefined where it is flat. */
export function computeEntryPriceUsd(
  position: Pick<PerpPositionState, 'baseRaw' | 'quoteEntryRaw'>,
): number | undefined {
  return perBase(-position.quoteEntryRaw, position.baseRaw)
}

/** USD per UI base unit at which a position would end even, fees and funding included; undefined where it is flat. */
export function computeBreakEvenPriceUsd(
  position: Pick<PerpPositionState, 'baseRaw' | 'quoteBreakEvenRaw'>,
): number | undefined {
  return perBase(-position.quoteBreakEvenRaw, position.baseRaw)
}

/**
 * USD that closing at the oracle price would leave to be settled, funding left out; undefined for an open position without a price. The quote
 * amount also holds what earlier trades realised and nobody has settled, so it is not size × (price − entry) (FACTS, section 5).
 */
export function computeUnrealizedPnlUsd(
  position: Pick<PerpPositionState, 'baseRaw' | 'quoteRaw'>,
  oraclePriceRaw: bigint,
): number | undefined {
  if (position.baseRaw === 0n) return scaled(position.quoteRaw, quoteScale)
  if (oraclePriceRaw <= 0n) return undefined
  // quote (1e6) is brought to the scale of base × price (1e15), so that the sum is exact before the one rounding
  return scaled(position.baseRaw * oraclePriceRaw + position.quoteRaw * baseScale, baseScale * quoteScale)
}

/** USD of funding that a position has earned (plus) or owes (minus) since it was last settled. */
export function computeUnsettledFundingUsd(
  position: Pick<PerpPositionState, 'baseRaw' | 'lastCumulativeFundingRaw'>,
  market: Pick<PerpMarketState, 'cumulativeFundingLongRaw' | 'cumulativeFundingShortRaw'>,
): number {
  if (position.baseRaw === 0n) return 0
  const cumulative =
    position.baseRaw > 0n ? market.cumulativeFundingLongRaw : market.cumulativeFundingShortRaw
  const owed = (cumulative - position.lastCumulativeFundingRaw) * position.baseRaw
  return scaled(-owed, baseScale * fundingRateScale)
}

function fundingTwap(
  market: Pick<PerpMarketState, 'lastFundingOracleTwapPriceRaw' | 'oracleTwapPriceRaw'>,
): bigint {
  return market.lastFundingOracleTwapPriceRaw > 0n
    ? market.lastFundingOracleTwapPriceRaw
    : market.oracleTwapPriceRaw
}

function perBase(quoteRaw: bigint, baseRaw: bigint): number | undefined {
  return baseRaw === 0n ? undefined : Number(quoteRaw * (baseScale / quoteScale)) / Number(baseRaw)
}

function magnitude(raw: bigint): bigint {
  return raw < 0n ? -raw : raw
}

/** Fixed point to the nearest double. The account's widest number has 128 bits, so the result is always finite. */
function scaled(raw: bigint, scale: bigint): number {
  return Number(raw) / Number(scale)
}
