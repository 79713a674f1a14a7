import { z } from 'zod'
import { shortKey } from '~/domain/format/format'
import type { BookLevel, OrderBook } from '~/domain/order/order-book'
import type { FilledOrderView, RankingTotals, TraderRankView } from '~/domain/order/ranking-view'
import { type TokenVolumeView, totalUsd } from '~/domain/order/volume-view'
import { orNull } from './schema/absent'
import { address, logoUrlOrNull, usdOrNull } from './schema/fields'
import { responseTable } from './schema/format'
import { pageOf } from './schema/page'
import { oneOf, pageParameters, searchParameter, wholeNumber } from './schema/parameters'

/** Request for Kamino's rankings. */
export const rankingRequest = z.object({
  limit: wholeNumber(1, 100).prefault('10').describe('Maximum number of rows, largest first.'),
  timeframe: oneOf(['day', 'week']).default('week').describe('Rolling window: the last 24 hours or 7 days.'),
})

const traderSearch = searchParameter.prefault('').meta({
  description: 'Part of the trader’s address, case-insensitive. Ranks still count all traders.',
  example: 'a',
})

/** Request for `/api/kamino/traders/top`. */
export const traderRankingRequest = rankingRequest.extend({ search: traderSearch })

/** Request for `/api/kamino/traders`, with the time windows that the traders page offers. */
export const leaderboardRequest = z.object({
  timeframe: oneOf(['day', 'week', 'month'])
    .default('week')
    .describe('Rolling window: the last 24 hours, 7 days or 31 days.'),
  search: traderSearch,
  ...pageParameters(20),
})

/** A ranked trader on Kamino. */
export const kaminoTraderWire = z.object({
  trader: address,
  totalSwaps: z.number().int().describe('Fills of the trader’s own orders in the window.'),
  totalVolumeUsd: usdOrNull.describe('USD volume of the fills with a known value; null if none has one.'),
  rank: z.number().int().min(1),
  rankChange: z
    .number()
    .int()
    .nullable()
    .describe(
      'Places gained since the previous window. Null if the trader had no fill in that window, if it starts before the indexed history, and always for `month`, because no earlier data is retained.',
    ),
  sharePercent: z
    .number()
    .nullable()
    .meta({ 'x-unit': 'percent' })
    .describe('Share of the venue’s volume; null if either volume is unknown.'),
  distinctTokens: z
    .number()
    .int()
    .nullable()
    .describe(
      'Tokens on either side of the trader’s filled orders. Null if the orders were opened before the indexed history.',
    ),
  volumeSeries: z
    .array(usdOrNull)
    .describe(
      'Volume per hour (day), per six hours (week) or per day (month), UTC; the last bucket is still open. Null if none of its fills has a known value, or if the bucket starts before the indexed history.',
    ),
})
export type KaminoTraderWire = z.infer<typeof kaminoTraderWire>
export const kaminoTraderList = z.array(kaminoTraderWire)
export const kaminoTraderPage = pageOf(kaminoTraderWire)

/** A ranked token on Kamino. */
export const kaminoTokenWire = z.object({
  mint: address,
  tokenSymbol: z.string().nullable(),
  tokenName: z.string().nullable(),
  tokenImage: logoUrlOrNull,
  tokenVerified: z.boolean(),
  totalVolumeUsd: usdOrNull.describe('Buys + sells; null if no fill has a known value.'),
  totalBuyVolumeUsd: usdOrNull,
  totalSellVolumeUsd: usdOrNull,
})
export type KaminoTokenWire = z.infer<typeof kaminoTokenWire>
export const kaminoTokenList = z.array(kaminoTokenWire)

/** A Kamino order in the ranking by filled amount. */
export const kaminoFilledOrderWire = z.object({
  publicKey: address,
  inputMint: address,
  outputMint: address,
  inputTokenSymbol: z.string().nullable(),
  outputTokenSymbol: z.string().nullable(),
  inputTokenName: z.string().nullable(),
  outputTokenName: z.string().nullable(),
  inputTokenImage: logoUrlOrNull,
  outputTokenImage: logoUrlOrNull,
  inputTokenVerified: z.boolean(),
  outputTokenVerified: z.boolean(),
  buy: z.boolean(),
  amountUsd: usdOrNull.describe('Filled value in the window; null if no fill has a known value.'),
  numberOfFills: z.number().int().describe('Fills in the window.'),
  maker: address,
})
export type KaminoFilledOrderWire = z.infer<typeof kaminoFilledOrderWire>
export const kaminoFilledOrderList = z.array(kaminoFilledOrderWire)

const bookLevelWire = z.object({
  price: z.number().meta({ 'x-unit': 'USDC per SOL' }),
  size: z.number().meta({ 'x-unit': 'SOL' }).describe('Remaining size of the order.'),
  trader: address,
  publicKey: address.describe('Account of the order.'),
  crossed: z.boolean().describe('Whether the level crosses the opposite side.'),
})

/** SOL/USDC order book of Kamino. Each order is a separate level, and each side has at most 20 levels. */
export const orderBookWire = z.object({
  bids: z.array(bookLevelWire).describe('Sorted by price, descending.'),
  asks: z.array(bookLevelWire).describe('Sorted by price, ascending.'),
  traders: z.record(z.string(), z.string()).describe('Display name of each trader in the book.'),
})
export type OrderBookWire = z.infer<typeof orderBookWire>

/**
 * The order book as a table. Bids come first, from the highest price to the lowest. Asks follow, from the
 * lowest price to the highest.
 */
export const orderBookTable = responseTable(
  z.object({ side: z.enum(['bid', 'ask']), ...bookLevelWire.shape }),
  ({ bids, asks }: OrderBookWire) => [
    ...bids.map((level) => ({ side: 'bid' as const, ...level })),
    ...asks.map((level) => ({ side: 'ask' as const, ...level })),
  ],
)

/** Converts a ranked trader to the API format. */
export function kaminoTraderToWire(row: TraderRankView): KaminoTraderWire {
  return {
    trader: row.trader,
    totalSwaps: row.fills,
    totalVolumeUsd: orNull(row.volumeUsd),
    rank: row.rank,
    rankChange: row.rankBefore === undefined ? null : row.rankBefore - row.rank,
    sharePercent: orNull(row.sharePercent),
    distinctTokens: orNull(row.distinctTokens),
    volumeSeries: row.seriesUsd.map(orNull),
  }
}

/** Totals of all traders in a window, in the format of pages. */
export interface WireRankingTotals {
  readonly traders: number
  /** Volume of all traders, USD; `null`: no fill has a known value. */
  readonly volumeUsd: number | null
  readonly fills: number
  /** Share of the ten largest traders in the volume, percent; `null`: there is no volume. */
  readonly topTenPercent: number | null
  readonly largestUsd: number
}

/** Converts the totals of a window to the format of pages. */
export function rankingTotalsToWire(totals: RankingTotals): WireRankingTotals {
  return {
    ...totals,
    volumeUsd: orNull(totals.volumeUsd),
    topTenPercent: orNull(totals.topTenPercent),
  }
}

/** Converts a token's volume to the API format. */
export function kaminoTokenToWire(volume: TokenVolumeView): KaminoTokenWire {
  const { token, boughtUsd, soldUsd } = volume
  return {
    mint: token.mint,
    tokenSymbol: orNull(token.symbol),
    tokenName: orNull(token.name),
    tokenImage: orNull(token.logoUrl),
    tokenVerified: token.verified,
    totalVolumeUsd: orNull(totalUsd(volume)),
    totalBuyVolumeUsd: orNull(boughtUsd),
    totalSellVolumeUsd: orNull(soldUsd),
  }
}

/** Converts a filled order to the API format. */
export function kaminoFilledOrderToWire(order: FilledOrderView): KaminoFilledOrderWire {
  const { input, output } = order
  return {
    publicKey: order.key,
    inputMint: input.mint,
    outputMint: output.mint,
    inputTokenSymbol: orNull(input.symbol),
    outputTokenSymbol: orNull(output.symbol),
    inputTokenName: orNull(input.name),
    outputTokenName: orNull(output.name),
    inputTokenImage: orNull(input.logoUrl),
    outputTokenImage: orNull(output.logoUrl),
    inputTokenVerified: input.verified,
    outputTokenVerified: output.verified,
    buy: order.buy,
    amountUsd: orNull(order.filledUsd),
    numberOfFills: order.fills,
    maker: order.maker,
  }
}

/** Converts the order book to the API format. */
export function orderBookToWire({ bids, asks }: OrderBook): OrderBookWire {
  const level = ({ price, size, trader, order, crossed }: BookLevel) => ({
    price,
    size,
    trader,
    publicKey: order,
    crossed,
  })
  const traders = [...bids, ...asks].map(({ trader }) => [trader, shortKey(trader)])
  return { bids: bids.map(level), asks: asks.map(level), traders: Object.fromEntries(traders) }
}
