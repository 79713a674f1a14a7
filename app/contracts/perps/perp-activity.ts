import { z } from 'zod'
import {
  type PerpAnalyticsRow,
  type PerpFundingView,
  type PositionRecordView,
  positionRecordId,
} from '~/domain/perp/perp-activity-view'
import { orNull } from '../schema/absent'
import {
  address,
  baseAmount,
  epochMilliseconds,
  epochSeconds,
  epochSecondsOrNull,
  fundingRateOrNull,
  slot,
  usd,
  usdOrNull,
} from '../schema/fields'
import { responseTable } from '../schema/format'

/** Record of the position that remained after a fill. */
export const positionRecordWire = z.object({
  id: z.string().describe('Record id: `{market}:{fill record}:{m|t}`, m = maker, t = taker.'),
  authority: address.describe('The trader’s wallet.'),
  time: epochMilliseconds,
  marketIndex: z.number().int(),
  positionSide: z
    .enum(['long', 'short'])
    .describe('Side of the position; for a closed position, its last side.'),
  sizeNotional: usd.describe(
    'USD size after the fill at the oracle price of the fill, rounded to cents; 0 = closed.',
  ),
  settledPnl: usdOrNull.describe(
    'USD settled according to the latest state of the User account, rounded to cents.',
  ),
  slot,
})
export type PositionRecordWire = z.infer<typeof positionRecordWire>

/** Position records, newest first. */
export const positionHistoryWire = z.array(positionRecordWire)

/** Executed volume of one market in a period, and its currently open positions. */
export const perpAnalyticsRowWire = z.object({
  marketIndex: z.number().int(),
  publicKey: address,
  name: z.string(),
  baseAssetSymbol: z.string(),
  uniqueTraders: z.number().int().describe('Wallets with an open position now.'),
  avgPositionSizeUsd: usdOrNull.describe('USD at the current oracle price; null without positions.'),
  openInterest: baseAmount.describe('One side, UI base units.'),
  openInterestUsd: usdOrNull,
  longShortRatio: z.number().nullable().describe('User longs ÷ user shorts; null if either side is zero.'),
  totalPositions: z.number().int().describe('Open positions now.'),
  totalVolume: usd.describe('USD volume within the period.'),
  fills: z.number().int().describe('Fills within the period.'),
})
export type PerpAnalyticsRowWire = z.infer<typeof perpAnalyticsRowWire>

/** All listed markets, the largest volume first. */
export const perpAnalyticsWire = z.array(perpAnalyticsRowWire)

export const fundingRecordWire = z.object({ time: epochSeconds, fundingRate: fundingRateOrNull })

/** Funding rates of one market. */
export const perpFundingWire = z.object({
  marketIndex: z.number().int(),
  publicKey: address,
  name: z.string(),
  lastFundingRate: fundingRateOrNull,
  lastFundingTime: epochSeconds,
  nextFundingTime: epochSecondsOrNull,
  avgFundingRate24Hour: fundingRateOrNull.describe(
    'Average of the records of the last 24 hours; null until all of them are known.',
  ),
  avgFundingRate7Day: fundingRateOrNull.describe(
    'Average of the records of the last 7 days; null until all of them are known.',
  ),
  records: z.array(fundingRecordWire).describe('Funding records, oldest first.'),
})
export type PerpFundingWire = z.infer<typeof perpFundingWire>

/** The funding records of a market as a table. */
export const perpFundingTable = responseTable(fundingRecordWire, ({ records }: PerpFundingWire) => records)

/** Converts a position record to the format of the API and the stream. */
export function positionRecordToWire(record: PositionRecordView): PositionRecordWire {
  return {
    id: positionRecordId(record),
    authority: record.authority,
    time: record.at * 1000,
    marketIndex: record.marketIndex,
    positionSide: record.side,
    sizeNotional: toCents(record.sizeUsd),
    settledPnl: record.settledPnlUsd === undefined ? null : toCents(record.settledPnlUsd),
    slot: record.slot,
  }
}

/** Converts a row of the market analytics to the API format. */
export function perpAnalyticsRowToWire(row: PerpAnalyticsRow): PerpAnalyticsRowWire {
  return {
    marketIndex: row.marketIndex,
    publicKey: row.marketKey,
    name: row.name,
    baseAssetSymbol: row.baseSymbol,
    uniqueTraders: row.uniqueTraders,
    avgPositionSizeUsd: orNull(row.avgPositionSizeUsd),
    openInterest: row.openInterestBase,
    openInterestUsd: orNull(row.openInterestUsd),
    longShortRatio: orNull(row.longShortRatio),
    totalPositions: row.totalPositions,
    totalVolume: row.volumeUsd,
    fills: row.fills,
  }
}

/** Converts a market's funding to the API format. */
export function perpFundingToWire(funding: PerpFundingView): PerpFundingWire {
  return {
    marketIndex: funding.marketIndex,
    publicKey: funding.marketKey,
    name: funding.name,
    lastFundingRate: orNull(funding.lastFundingRateBps),
    lastFundingTime: funding.lastFundingAt,
    nextFundingTime: orNull(funding.nextFundingAt),
    avgFundingRate24Hour: orNull(funding.dayAverageBps),
    avgFundingRate7Day: orNull(funding.weekAverageBps),
    records: funding.points.map(({ at, rateBps }) => ({ time: at, fundingRate: orNull(rateBps) })),
  }
}

/**
 * Rounds an amount to cents. A response can contain five thousand records. The digits after the cents are
 * never shown, but they would be a third of the response.
 */
export function toCents(amountUsd: number): number {
  return Math.round(amountUsd * 100) / 100
}
