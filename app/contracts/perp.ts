import { z } from 'zod'
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
