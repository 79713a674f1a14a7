import type { UnixSeconds } from '../base/time'
import { isPrice } from '../price/price'
import { hoursPerYear } from './funding-unit'
import {
  baseScale,
  fundingRateScale,
  type PerpMarketState,
  type PerpPositionState,
  priceScale,
  quoteScale,
} from './perp'

/** Window of the rolling volume in the market account, seconds. */
const volumeWindowSeconds = 86_400

const secondsPerHour = 3600

/** Number of basis points in 1 (100 %). */
const basisPointsPerUnit = 10_000n

/**
 * Returns the open interest of a market in base units (1e9): the larger of all longs and all shorts. It is
 * the same as `get_open_interest` of the program.
 */
export function computeOpenInterestBaseRaw(
  market: Pick<PerpMarketState, 'longBaseRaw' | 'shortBaseRaw'>,
): bigint {
  const long = magnitude(market.longBaseRaw)
  const short = magnitude(market.shortBaseRaw)
  if (long > short) return long
  return short
}

/** Returns the open interest of a market in UI base units: the larger of all longs and all shorts. */
export function computeOpenInterestBase(
  market: Pick<PerpMarketState, 'longBaseRaw' | 'shortBaseRaw'>,
): number {
  return scaled(computeOpenInterestBaseRaw(market), baseScale)
}

/**
 * Returns the larger of all longs and all shorts of a market in USD, at the oracle price. Returns `undefined`
 * if the oracle has no price.
 */
export function computeOpenInterestUsd(
  market: Pick<PerpMarketState, 'longBaseRaw' | 'shortBaseRaw' | 'oraclePriceRaw'>,
): number | undefined {
  return computeNotionalUsd(computeOpenInterestBaseRaw(market), market.oraclePriceRaw)
}

/** Converts a base amount (1e9, either sign) to UI units, never negative. */
export function computeBaseAmount(baseRaw: bigint): number {
  return scaled(magnitude(baseRaw), baseScale)
}

/** Converts a quote amount (1e6, either sign) to USD. */
export function computeQuoteUsd(quoteRaw: bigint): number {
  return scaled(quoteRaw, quoteScale)
}

/**
 * Returns the longs of users ÷ the shorts of users, without the AMM. Returns `undefined` if either is zero.
 */
export function computeLongShortRatio(
  market: Pick<PerpMarketState, 'longBaseRaw' | 'shortBaseRaw'>,
): number | undefined {
  const long = magnitude(market.longBaseRaw)
  const short = magnitude(market.shortBaseRaw)
  return long === 0n || short === 0n ? undefined : Number(long) / Number(short)
}

/**
 * Converts a price (1e6) to USD per UI base unit. `undefined` for zero or less, which the venues store for "no
 * price", and for impossible prices.
 */
export function computePriceUsd(priceRaw: bigint): number | undefined {
  const priceUsd = scaled(priceRaw, priceScale)
  return isPrice(priceUsd) ? priceUsd : undefined
}

/**
 * Computes funding in basis points per hour; positive: longs pay shorts. Inputs are the rate in quote per
 * base (1e9) and the oracle TWAP (1e6) at which it was set. `undefined` without a TWAP or a period.
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

/**
 * Returns a market's last funding rate, basis points per hour. Old markets do not store the TWAP at which the
 * rate was set, so the current TWAP is used for them.
 */
export function computeMarketFundingRateBps(
  market: Pick<
    PerpMarketState,
    'lastFundingRateRaw' | 'lastFundingOracleTwapPriceRaw' | 'oracleTwapPriceRaw' | 'fundingPeriodSeconds'
  >,
): number | undefined {
  return computeFundingRateBps(market.lastFundingRateRaw, fundingTwap(market), market.fundingPeriodSeconds)
}

/**
 * Returns a market's average funding rate of the last 24 hours, basis points per hour. It is the program's
 * own moving average.
 */
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
 * Returns the time at which funding is next due. The program counts whole periods since the epoch, so funding
 * is due at the end of the period in which it was last set. Returns `undefined` if funding was never set or
 * the market has no period.
 */
export function computeNextFundingAt(
  market: Pick<PerpMarketState, 'lastFundingAt' | 'fundingPeriodSeconds'>,
): UnixSeconds | undefined {
  const { lastFundingAt, fundingPeriodSeconds: period } = market
  return lastFundingAt > 0 && period > 0 ? (Math.floor(lastFundingAt / period) + 1) * period : undefined
}

/** Converts basis points per hour to percent per year without compounding: 0.125 → 10.95. */
export function computeFundingAprPercent(rateBps: number): number {
  return (rateBps / 10_000) * 100 * hoursPerYear
}

/**
 * Estimates the volume of the last 24 hours in USD. It starts with the rolling volume in the market account,
 * which decays linearly with the time since the last trade and is 0 after a day.
 */
export function computeVolume24hUsd(
  market: Pick<PerpMarketState, 'volume24hQuoteRaw' | 'lastTradeAt'>,
  now: UnixSeconds,
): number {
  const sinceTrade = Math.max(0, now - market.lastTradeAt)
  const left = Math.max(0, volumeWindowSeconds - sinceTrade)
  return (scaled(market.volume24hQuoteRaw, quoteScale) * left) / volumeWindowSeconds
}

/**
 * Returns the USD value of a base amount (1e9, either sign) at a price (1e6), never negative. `undefined`
 * without a price.
 */
export function computeNotionalUsd(baseRaw: bigint, priceRaw: bigint): number | undefined {
  return priceRaw > 0n ? scaled(magnitude(baseRaw) * priceRaw, baseScale * priceScale) : undefined
}

/** Returns the price of an execution, USD per UI base unit. `undefined` if its amount is zero. */
export function computeFillPriceUsd(baseRaw: bigint, quoteRaw: bigint): number | undefined {
  return perBase(magnitude(quoteRaw), magnitude(baseRaw))
}

/** Returns the entry price of a position, USD per UI base unit. `undefined` if the position is flat. */
export function computeEntryPriceUsd(
  position: Pick<PerpPositionState, 'baseRaw' | 'quoteEntryRaw'>,
): number | undefined {
  return perBase(-position.quoteEntryRaw, position.baseRaw)
}

/**
 * Returns the break-even price of a position including fees and funding, USD per UI base unit. Returns
 * `undefined` if the position is flat.
 */
export function computeBreakEvenPriceUsd(
  position: Pick<PerpPositionState, 'baseRaw' | 'quoteBreakEvenRaw'>,
): number | undefined {
  return perBase(-position.quoteBreakEvenRaw, position.baseRaw)
}

/**
 * Returns the profit or loss that would be left to settle if the position were closed at the oracle price,
 * USD, without funding. Returns `undefined` for an open position if there is no price. The quote amount of a
 * position also contains unsettled results of earlier trades, so the result differs from size × (price −
 * entry).
 */
export function computeUnrealizedPnlUsd(
  position: Pick<PerpPositionState, 'baseRaw' | 'quoteRaw'>,
  oraclePriceRaw: bigint,
): number | undefined {
  if (position.baseRaw === 0n) return scaled(position.quoteRaw, quoteScale)
  if (oraclePriceRaw <= 0n) return undefined
  // Scale quote (1e6) to base × price (1e15), so that the sum is exact and only the final division rounds.
  return scaled(position.baseRaw * oraclePriceRaw + position.quoteRaw * baseScale, baseScale * quoteScale)
}

/**
 * Returns the funding that a position has earned (positive) or owes (negative) since it was last settled,
 * USD.
 */
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

/**
 * Converts a fixed-point number to the nearest double. The widest number in an account has 128 bits, so the
 * result is always finite.
 */
function scaled(raw: bigint, scale: bigint): number {
  return Number(raw) / Number(scale)
}
