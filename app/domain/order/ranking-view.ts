import type { Address } from '../base/ids'
import type { Page, PageRequest } from '../base/page'
import type { UnixSeconds } from '../base/time'
import type { PairSide } from './order-view'

/** Lengths of the ranking windows, seconds. Each window ends now. */
export const rankingWindows = { day: 86_400, week: 604_800, month: 31 * 86_400 } as const
export type RankingTimeframe = keyof typeof rankingWindows

/** Bucket length of the small chart beside a ranking, seconds. The last bucket has not ended yet. */
export const seriesBuckets = { day: 3_600, week: 21_600, month: 86_400 } as const satisfies Record<
  RankingTimeframe,
  number
>

export interface RankingRequest {
  readonly timeframe: RankingTimeframe
  /** Maximum number of rows to return. */
  readonly limit: number
}

export interface TraderRankingRequest extends RankingRequest {
  /**
   * Search text: a part of the maker's address, case-insensitive. Empty: all makers. The search does not
   * change the ranks.
   */
  readonly search: string
}

/** A maker's ranking by the executed volume of their Kamino orders in a window. */
export interface TraderRankView {
  readonly trader: Address
  /** Rank of the maker, counted from 1. */
  readonly rank: number
  /**
   * Rank in the previous window. `undefined`: the maker had no fill in that window, or the history does not
   * reach that far back.
   */
  readonly rankBefore: number | undefined
  readonly fills: number
  /** Volume of all fills with a known value, USD. `undefined`: no fill has a known value. */
  readonly volumeUsd: number | undefined
  /**
   * Share of the maker in the venue's volume in the window, percent. `undefined` if the venue's volume is
   * zero or the maker's volume is unknown.
   */
  readonly sharePercent: number | undefined
  /**
   * Number of different tokens that are the input or output of the filled orders. `undefined`: unknown,
   * because the orders were opened before the indexed history.
   */
  readonly distinctTokens: number | undefined
  /**
   * Volume of each bucket in USD, the current bucket last. `undefined` if no fill in the bucket has a known
   * value, or if the bucket starts before the known history.
   */
  readonly seriesUsd: readonly (number | undefined)[]
}

/** Request for one page of all traders in a window. */
export interface LeaderboardRequest extends PageRequest {
  readonly timeframe: RankingTimeframe
  /** Search text: a part of a trader's address, case-insensitive. Empty: all traders. */
  readonly search: string
}

/** Totals of all traders in a window. */
export interface RankingTotals {
  readonly traders: number
  /**
   * Volume of all fills with a known value, USD. `undefined`: there are fills, but none has a known value.
   */
  readonly volumeUsd: number | undefined
  readonly fills: number
  /** Share of the ten largest traders in the total volume, percent. `undefined` if there is no volume. */
  readonly topTenPercent: number | undefined
  /** Volume of the trader with the largest volume, USD. */
  readonly largestUsd: number
}

export interface LeaderboardView {
  readonly page: Page<TraderRankView>
  /** Totals of all traders. `search` does not affect them. */
  readonly totals: RankingTotals
}

/** A limit order with its executed volume in a window. */
export interface FilledOrderView {
  readonly key: Address
  readonly maker: Address
  readonly input: PairSide
  readonly output: PairSide
  readonly buy: boolean
  /** Executed volume, USD. `undefined`: no fill has a known value. */
  readonly filledUsd: number | undefined
  readonly fills: number
}

/** Returns the start of each bucket of a ranking's chart. */
export function seriesStarts(timeframe: RankingTimeframe, now: UnixSeconds): UnixSeconds[] {
  const bucket = seriesBuckets[timeframe]
  const last = now - (now % bucket)
  const count = rankingWindows[timeframe] / bucket
  return Array.from({ length: count }, (_, index) => last - (count - 1 - index) * bucket)
}
