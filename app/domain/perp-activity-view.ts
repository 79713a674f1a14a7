import type { Address } from './ids'
import type { PerpDirection } from './perp'
import type { Slot, UnixSeconds } from './time'

/** What a fill left of one trader's position. */
export interface PositionRecordView {
  readonly marketIndex: number
  /** Counts the fills of its market. */
  readonly fillRecordId: bigint
  readonly isMaker: boolean
  readonly authority: Address
  readonly at: UnixSeconds
  /** Of the position after the fill; of the one that the fill closed where nothing is left. */
  readonly side: PerpDirection
  /** USD of the position after the fill, at the oracle price of the fill; 0 = closed. */
  readonly sizeUsd: number
  /** USD that the newest state of the User account has settled over all its markets; undefined while the account is unknown. */
  readonly settledPnlUsd: number | undefined
  readonly slot: Slot
}

/** Identity of a position record as one text: `{market}:{fill record}:{m|t}`, the last letter for maker or taker. */
export function positionRecordId(
  record: Pick<PositionRecordView, 'marketIndex' | 'fillRecordId' | 'isMaker'>,
): string {
  return `${record.marketIndex}:${record.fillRecordId}:${record.isMaker ? 'm' : 't'}`
}

/** The identity in such a text; undefined for a text of another form. */
export function parsePositionRecordId(
  id: string,
): Pick<PositionRecordView, 'marketIndex' | 'fillRecordId' | 'isMaker'> | undefined {
  const match = /^(\d{1,5}):(\d{1,18}):([mt])$/.exec(id)
  if (match === null) return undefined
  const [, marketIndex, fillRecordId = '', side] = match
  return { marketIndex: Number(marketIndex), fillRecordId: BigInt(fillRecordId), isMaker: side === 'm' }
}

export interface PositionHistoryRequest {
  readonly limit: number
  /** USD; smaller ones are left out. */
  readonly minSizeUsd: number
}

/** Spans over which market analytics add up. */
export const analyticsPeriods = ['1h', '24h', '7d', '30d'] as const
export type AnalyticsPeriod = (typeof analyticsPeriods)[number]

const hour = 3_600
const day = 24 * hour

/** How long each of them is, seconds. */
export const analyticsSeconds: Readonly<Record<AnalyticsPeriod, number>> = {
  '1h': hour,
  '24h': day,
  '7d': 7 * day,
  '30d': 30 * day,
}

/** What was executed in all listed markets within a span, against what was before. */
export interface PerpVolumeTrend {
  /** USD of the span before; undefined where history does not reach so far back. */
  readonly beforeUsd: number | undefined
  /** USD of equal stretches of whole hours up to the running one, oldest first, undefined before the known history; empty for a span that is too short for them. */
  readonly stretchesUsd: readonly (number | undefined)[]
}

/** What was done in one market within a span, and who is in it now. */
export interface PerpAnalyticsRow {
  readonly marketIndex: number
  readonly marketKey: Address
  readonly name: string
  readonly baseSymbol: string
  /** Wallets with a position now. */
  readonly uniqueTraders: number
  readonly totalPositions: number
  /** USD at the oracle price; undefined without positions or without a price. */
  readonly avgPositionSizeUsd: number | undefined
  /** One side, UI base units. */
  readonly openInterestBase: number
  readonly openInterestUsd: number | undefined
  readonly longShortRatio: number | undefined
  /** USD executed within the span. */
  readonly volumeUsd: number
  readonly fills: number
}

/** One hourly funding of a market. */
export interface FundingPoint {
  readonly at: UnixSeconds
  /** Basis points per hour; undefined for a record without an oracle price. */
  readonly rateBps: number | undefined
}

/** The funding of one market. */
export interface PerpFundingView {
  readonly marketIndex: number
  readonly marketKey: Address
  readonly name: string
  readonly lastFundingRateBps: number | undefined
  readonly lastFundingAt: UnixSeconds
  readonly nextFundingAt: UnixSeconds | undefined
  /** Means of the records of the last 24 hours and 7 days; undefined without any, or where history does not reach back so far. */
  readonly dayAverageBps: number | undefined
  readonly weekAverageBps: number | undefined
  /** Oldest first. */
  readonly points: readonly FundingPoint[]
}

export interface PerpFundingRequest {
  readonly market: string
  readonly hours: number
}
