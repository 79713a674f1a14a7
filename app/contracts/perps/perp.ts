import { z } from 'zod'
import {
  type HeaderPrice,
  type PerpMarketView,
  type PerpStatsView,
  type PerpTradeView,
  perpTradeId,
} from '~/domain/perp/perp-view'
import { orNull } from '../schema/absent'
import {
  address,
  baseAmount,
  changePercentOrNull,
  epochSeconds,
  epochSecondsOrNull,
  fundingRateOrNull,
  slot,
  usd,
  usdOrNull,
} from '../schema/fields'
import { pageOf } from '../schema/page'
import { venueField } from './venue'

export const perpMarketWire = z.object({
  publicKey: address,
  name: z.string(),
  baseAssetSymbol: z.string(),
  marketIndex: z.number().int(),
  status: z.number().int().describe('Drift’s status number: 1 = active, 7 = settlement, 8 = delisted.'),
  statusName: z.string().describe('Drift’s name of the status.'),
  isActive: z.boolean(),
  isListed: z.boolean().describe('False = excluded from lists, averages and rankings.'),
  openInterest: baseAmount.describe('One side: the larger of all longs and all shorts, UI base units.'),
  openInterestUsd: usdOrNull.describe('Open interest at the oracle price.'),
  longInterest: baseAmount.describe('Longs of users, excluding the AMM.'),
  shortInterest: baseAmount.describe('Shorts of users, excluding the AMM.'),
  lastOraclePrice: usdOrNull,
  lastOraclePriceTime: epochSecondsOrNull.describe(
    'Time when the program last read this price from the oracle; null = unknown. All values at the oracle price have the same age.',
  ),
  lastOracleValid: z
    .boolean()
    .nullable()
    .describe('False = the program considered its oracle invalid at that time; null = unknown.'),
  lastFundingRate: fundingRateOrNull.describe('Basis points per hour; positive = longs pay shorts.'),
  avgFundingRate24Hour: fundingRateOrNull.describe('The program’s own 24 h moving average.'),
  lastFundingTime: epochSeconds,
  nextFundingTime: epochSecondsOrNull.describe('Time of the next funding update.'),
  priceChange24Hour: changePercentOrNull.describe(
    'Percent change of the oracle price. If no price within 10 minutes of the 24 h mark is known, the last known change, for at most 6 hours; then null.',
  ),
  priceChange24HourAt: epochSecondsOrNull.describe(
    'Time of the last known change, if `priceChange24Hour` is kept from then; null if it is current or missing.',
  ),
  recentVolume: usd.describe('USD: the market account’s 24 h volume, decayed to now.'),
  longShortRatio: z.number().nullable().describe('User longs ÷ user shorts; null if either side is zero.'),
  slot,
})
export type PerpMarketWire = z.infer<typeof perpMarketWire>
export const perpMarketPage = pageOf(perpMarketWire)

/** Totals over all listed perp markets. */
export const perpStatsWire = z.object({
  totalVolume: usd.describe('USD, last 24 hours: the volumes of the market accounts, decayed to now.'),
  totalOpenInterest: usd.describe('USD, one side of each market.'),
  avgFundingRate: fundingRateOrNull.describe('Arithmetic mean over the listed markets.'),
  weightedFundingRate: fundingRateOrNull.describe('Average weighted by open interest in USD.'),
  marketCount: z.number().int().describe('Number of listed markets.'),
  activeMarketCount: z.number().int(),
  marketsWithoutOpenInterest: z.number().int().describe('Listed markets without open interest.'),
  unlistedMarketCount: z.number().int().describe('Markets in settlement or delisted.'),
  uniqueTraders: z.number().int().describe('Wallets with an open position in a listed market.'),
  totalPositions: z.number().int().describe('Open positions in listed markets.'),
})
export type PerpStatsWire = z.infer<typeof perpStatsWire>

/** A perp execution for the trade feed. */
export const perpTradeWire = z.object({
  id: z.string().describe('`{signature}:{instruction path}:{event index}`'),
  signature: z.string(),
  marketIndex: z.number().int(),
  marketKey: z.string().nullable(),
  baseAssetSymbol: z.string(),
  side: z.enum(['buy', 'sell']).describe('Side of the taker.'),
  price: usdOrNull,
  baseAssetAmount: baseAmount,
  quoteAssetAmount: usd,
  oraclePrice: usdOrNull,
  taker: z.string().nullable(),
  maker: z.string().nullable(),
  liquidation: z.boolean(),
  time: epochSeconds,
  slot,
})
export type PerpTradeWire = z.infer<typeof perpTradeWire>
export const perpTradePage = pageOf(perpTradeWire)

/** Response of `/api/dashboard/prices`. */
export const pricesWire = z.object({
  prices: z.array(
    z.object({
      marketName: z.string(),
      venue: venueField.describe('Venue whose oracle price it is: one that trades, if any does.'),
      lastOraclePrice: usdOrNull,
      priceChange24Hour: changePercentOrNull,
      priceChange24HourAt: epochSecondsOrNull,
    }),
  ),
})
export type PricesWire = z.infer<typeof pricesWire>

/** Converts a perp market to the API format. */
export function perpMarketToWire(market: PerpMarketView): PerpMarketWire {
  return {
    publicKey: market.key,
    name: market.name,
    baseAssetSymbol: market.baseSymbol,
    marketIndex: market.marketIndex,
    status: market.status,
    statusName: market.statusWord,
    isActive: market.isActive,
    isListed: market.isListed,
    openInterest: market.openInterestBase,
    openInterestUsd: orNull(market.openInterestUsd),
    longInterest: market.longBase,
    shortInterest: market.shortBase,
    lastOraclePrice: orNull(market.oraclePriceUsd),
    lastOraclePriceTime: orNull(market.oracleAt),
    lastOracleValid: orNull(market.oracleIsValid),
    lastFundingRate: orNull(market.lastFundingRateBps),
    avgFundingRate24Hour: orNull(market.dayFundingRateBps),
    lastFundingTime: market.lastFundingAt,
    nextFundingTime: orNull(market.nextFundingAt),
    priceChange24Hour: orNull(market.priceChange24hPercent),
    priceChange24HourAt: orNull(market.priceChange24hKeptAt),
    recentVolume: market.recentVolumeUsd,
    longShortRatio: orNull(market.longShortRatio),
    slot: market.slot,
  }
}

/** Converts the totals of all perp markets to the format of the API and the stream. */
export function perpStatsToWire(stats: PerpStatsView): PerpStatsWire {
  return {
    totalVolume: stats.totalVolumeUsd,
    totalOpenInterest: stats.totalOpenInterestUsd,
    avgFundingRate: orNull(stats.avgFundingRateBps),
    weightedFundingRate: orNull(stats.weightedFundingRateBps),
    marketCount: stats.marketCount,
    activeMarketCount: stats.activeMarketCount,
    marketsWithoutOpenInterest: stats.marketsWithoutOpenInterest,
    unlistedMarketCount: stats.unlistedMarketCount,
    uniqueTraders: stats.uniqueTraders,
    totalPositions: stats.totalPositions,
  }
}

/** Converts a perp execution to the API format. */
export function perpTradeToWire(trade: PerpTradeView): PerpTradeWire {
  return {
    id: perpTradeId(trade),
    signature: trade.signature,
    marketIndex: trade.marketIndex,
    marketKey: orNull(trade.marketKey),
    baseAssetSymbol: trade.baseSymbol,
    side: trade.side,
    price: orNull(trade.priceUsd),
    baseAssetAmount: trade.baseAmount,
    quoteAssetAmount: trade.quoteUsd,
    oraclePrice: orNull(trade.oraclePriceUsd),
    taker: orNull(trade.taker),
    maker: orNull(trade.maker),
    liquidation: trade.liquidation,
    time: trade.at,
    slot: trade.slot,
  }
}

/** Converts the prices in the header of the site to the format of the API and the stream. */
export function pricesToWire(prices: readonly HeaderPrice[]): PricesWire {
  return {
    prices: prices.map((price) => ({
      marketName: price.marketName,
      venue: price.venue,
      lastOraclePrice: orNull(price.oraclePriceUsd),
      priceChange24Hour: orNull(price.priceChange24hPercent),
      priceChange24HourAt: orNull(price.priceChange24hKeptAt),
    })),
  }
}
