import type { Address } from '../base/ids'
import type { Slot, UnixSeconds } from '../base/time'
import { parsePerpVenue } from '../protocol/perp-venue'
import type { PerpVenue } from '../protocol/venues'
import type { PerpDirection } from './perp'

/** State of one trader's position after a fill. */
export interface PositionRecordView {
  readonly venue: PerpVenue
  readonly marketIndex: number
  /** Number of the fill within its market. Later fills have higher numbers. */
  readonly fillRecordId: bigint
  readonly isMaker: boolean
  readonly authority: Address
  readonly at: UnixSeconds
  /**
   * Side of the position after the fill. If the fill closed the position, this is the side before the fill.
   */
  readonly side: PerpDirection
  /** Size of the position after the fill at the fill's oracle price, USD. 0: closed. */
  readonly sizeUsd: number
  /**
   * Settled profit or loss in all markets, USD, from the newest state of the User account. `undefined`: the
   * account is unknown.
   */
  readonly settledPnlUsd: number | undefined
  readonly slot: Slot
}

/** Position records, newest first. */
export interface PositionHistoryView {
  readonly records: readonly PositionRecordView[]
  /** Whether the list ended at a limit, so that older records may exist. */
  readonly endsAtLimit: boolean
}

/** Identity of a position record: the fill and the side. */
export type PositionRecordKey = Pick<PositionRecordView, 'venue' | 'marketIndex' | 'fillRecordId' | 'isMaker'>

/**
 * Returns the id of a position record within its venue: `{market}:{fill record}:{m|t}`. The last letter is for
 * maker or taker.
 */
export function positionRecordId(record: Omit<PositionRecordKey, 'venue'>): string {
  return `${record.marketIndex}:${record.fillRecordId}:${record.isMaker ? 'm' : 't'}`
}

/** Returns the key of a position record: `{venue}:{market}:{fill record}:{m|t}`. */
export function positionRecordKey(record: PositionRecordKey): string {
  return `${record.venue}:${positionRecordId(record)}`
}

/** Parses the key of a position record. `undefined` if it is malformed. */
export function parsePositionRecordKey(key: string): PositionRecordKey | undefined {
  const [, name = '', marketIndex, fillRecordId = '', side] =
    /^(\w+):(\d{1,5}):(\d{1,18}):([mt])$/.exec(key) ?? []
  const venue = parsePerpVenue(name)
  if (venue === undefined) return undefined
  return {
    venue,
    marketIndex: Number(marketIndex),
    fillRecordId: BigInt(fillRecordId),
    isMaker: side === 'm',
  }
}

export interface PositionHistoryRequest {
  readonly limit: number
  /** Minimum size of a position, USD. Smaller positions are left out. */
  readonly minSizeUsd: number
}

/** Time spans for which market analytics are computed. */
export const analyticsPeriods = ['1h', '24h', '7d', '30d'] as const
export type AnalyticsPeriod = (typeof analyticsPeriods)[number]

const hour = 3_600
const day = 24 * hour

/** Length of each time span, seconds. */
export const analyticsSeconds: Readonly<Record<AnalyticsPeriod, number>> = {
  '1h': hour,
  '24h': day,
  '7d': 7 * day,
  '30d': 30 * day,
}

/**
 * Volume executed in all listed markets within a time span, compared with the previous span of the same
 * length.
 */
export interface PerpVolumeTrend {
  /** Volume of the previous time span, USD. `undefined` if the history does not reach that far back. */
  readonly beforeUsd: number | undefined
  /**
   * Volumes in USD of consecutive ranges of equal length, oldest first. Each range consists of whole hours,
   * and the last one contains the current hour. `undefined` for a range before the known history. The array
   * is empty if the time span is too short for such ranges.
   */
  readonly intervalsUsd: readonly (number | undefined)[]
}

/** Activity in one market within a time span, and its current traders. */
export interface PerpAnalyticsRow {
  readonly venue: PerpVenue
  readonly marketIndex: number
  readonly marketKey: Address
  readonly name: string
  readonly baseSymbol: string
  /** Number of wallets that currently have a position. */
  readonly uniqueTraders: number
  readonly totalPositions: number
  /** Mean size of a position at the oracle price, USD. `undefined` if there are no positions or no price. */
  readonly avgPositionSizeUsd: number | undefined
  /** Open interest of one side, UI base units. */
  readonly openInterestBase: number
  readonly openInterestUsd: number | undefined
  readonly longShortRatio: number | undefined
  /** Volume executed within the time span, USD. */
  readonly volumeUsd: number
  readonly fills: number
}

/** One hourly funding rate of a market. */
export interface FundingPoint {
  readonly at: UnixSeconds
  /** Funding rate, basis points per hour. `undefined` if the record has no oracle price. */
  readonly rateBps: number | undefined
}

/** The funding rates of one market. */
export interface PerpFundingView {
  readonly venue: PerpVenue
  readonly marketIndex: number
  readonly marketKey: Address
  readonly name: string
  readonly lastFundingRateBps: number | undefined
  readonly lastFundingAt: UnixSeconds
  readonly nextFundingAt: UnixSeconds | undefined
  /**
   * Mean funding rates of the last 24 hours and of the last 7 days. `undefined` if there are no records, or
   * if the history does not reach that far back.
   */
  readonly dayAverageBps: number | undefined
  readonly weekAverageBps: number | undefined
  /** Average of the last 30 days. `undefined`: not all of it is known, or the request was for fewer hours. */
  readonly monthAverageBps?: number | undefined
  /** Funding rates, oldest first. */
  readonly points: readonly FundingPoint[]
}

export interface PerpFundingRequest {
  readonly market: string
  readonly hours: number
}
