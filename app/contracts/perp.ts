import { z } from 'zod'
import { type HeaderPrice, type PerpMarketView, type PerpTradeView, perpTradeId } from '~/domain/perp-view'
import { orNull } from './absent'
import { changePercentOrNull, epochSeconds, slot, usd, usdOrNull } from './fields'
import { pageOf } from './page'

/** Drift market (M232). */
export const perpMarketWire = z.object({
  publicKey: z.string(),
  name: z.string(),
  baseAssetSymbol: z.string(),
  marketIndex: z.number().int(),
  status: z.number().int(),
  openInterest: z.number().meta({ 'x-unit': 'UI units of the base' }).describe('One side, UI base units.'),
  openInterestUsd: usdOrNull,
  lastOraclePrice: usdOrNull,
  lastFundingRate: z
    .number()
    .nullable()
    .meta({ 'x-unit': 'basis points per hour' })
    .describe('Basis points per hour; plus = longs pay shorts.'),
  priceChange24Hour: changePercentOrNull.describe('Percent; null until 24 hours of prices are known.'),
  recentVolume: usd.describe('USD, the account’s 24 h volume decayed to now.'),
  longShortRatio: z.number().nullable().describe('User longs / user shorts; null where one side is zero.'),
  slot,
})
export type PerpMarketWire = z.infer<typeof perpMarketWire>
export const perpMarketPage = pageOf(perpMarketWire)

/** One perp execution, as the trade feed prints it. */
export const perpTradeWire = z.object({
  id: z.string().describe('`{signature}:{instruction path}:{event index}`'),
  signature: z.string(),
  marketIndex: z.number().int(),
  marketKey: z.string().nullable(),
  baseAssetSymbol: z.string(),
  side: z.enum(['buy', 'sell']).describe('The taker’s side.'),
  price: usdOrNull,
  baseAssetAmount: z.number().meta({ 'x-unit': 'UI units of the base' }),
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

/** `/api/dashboard/prices` (M211). */
export const pricesWire = z.object({
  prices: z.array(
    z.object({
      marketName: z.string(),
      lastOraclePrice: usdOrNull,
      priceChange24Hour: changePercentOrNull,
    }),
  ),
})
export type PricesWire = z.infer<typeof pricesWire>

/** A perp market as the API answers it. */
export function perpMarketToWire(market: PerpMarketView): PerpMarketWire {
  return {
    publicKey: market.key,
    name: market.name,
    baseAssetSymbol: market.baseSymbol,
    marketIndex: market.marketIndex,
    status: market.status,
    openInterest: market.openInterestBase,
    openInterestUsd: orNull(market.openInterestUsd),
    lastOraclePrice: orNull(market.oraclePriceUsd),
    lastFundingRate: orNull(market.lastFundingRateBps),
    priceChange24Hour: orNull(market.priceChange24hPercent),
    recentVolume: market.recentVolumeUsd,
    longShortRatio: orNull(market.longShortRatio),
    slot: market.slot,
  }
}

/** A perp execution as the API answers it. */
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

/** The header's prices as the API and the stream answer them. */
export function pricesToWire(prices: readonly HeaderPrice[]): PricesWire {
  return {
    prices: prices.map((price) => ({
      marketName: price.marketName,
      lastOraclePrice: orNull(price.oraclePriceUsd),
      priceChange24Hour: orNull(price.priceChange24hPercent),
    })),
  }
}
