import { z } from 'zod'
import { type HeaderPrice, type PerpMarketView, type PerpTradeView, perpTradeId } from '~/domain/perp-view'
import { orNull } from './absent'
import { pageOf } from './page'

const epochSeconds = z.number().int()

/** Drift market (M232). */
export const perpMarketWire = z.object({
  publicKey: z.string(),
  name: z.string(),
  baseAssetSymbol: z.string(),
  marketIndex: z.number().int(),
  status: z.number().int(),
  /** One side, UI base units. */
  openInterest: z.number(),
  openInterestUsd: z.number().nullable(),
  lastOraclePrice: z.number().nullable(),
  /** Basis points per hour; plus = longs pay shorts. */
  lastFundingRate: z.number().nullable(),
  /** Percent; null until 24 hours of prices are known. */
  priceChange24Hour: z.number().nullable(),
  /** USD, the account's 24 h volume decayed to now. */
  recentVolume: z.number(),
  /** User longs / user shorts; null where one side is zero. */
  longShortRatio: z.number().nullable(),
  slot: z.number().int(),
})
export type PerpMarketWire = z.infer<typeof perpMarketWire>
export const perpMarketPage = pageOf(perpMarketWire)

/** One perp execution, as the trade feed prints it. */
export const perpTradeWire = z.object({
  /** `{signature}:{instruction path}:{event index}` */
  id: z.string(),
  signature: z.string(),
  marketIndex: z.number().int(),
  marketKey: z.string().nullable(),
  baseAssetSymbol: z.string(),
  /** The taker's side. */
  side: z.enum(['buy', 'sell']),
  price: z.number().nullable(),
  baseAssetAmount: z.number(),
  quoteAssetAmount: z.number(),
  oraclePrice: z.number().nullable(),
  taker: z.string().nullable(),
  maker: z.string().nullable(),
  liquidation: z.boolean(),
  time: epochSeconds,
  slot: z.number().int(),
})
export type PerpTradeWire = z.infer<typeof perpTradeWire>
export const perpTradePage = pageOf(perpTradeWire)

/** `/api/dashboard/prices` (M211). */
export const pricesWire = z.object({
  prices: z.array(
    z.object({
      marketName: z.string(),
      lastOraclePrice: z.number().nullable(),
      priceChange24Hour: z.number().nullable(),
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
