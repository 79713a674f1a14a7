import type { Address } from './ids'
import type { PairSide } from './order-view'
import type { Page, PageRequest } from './page'
import type { UnixSeconds } from './time'

/** Ranking windows, seconds. All are rolling windows that end now. */
export const rankingWindows = { day: 86_400, week: 604_800, month: 31 * 86_400 } as const
export type RankingTimeframe = keyof typeof rankingWindows

/** Buckets of the small chart beside a ranking, seconds. The last bucket is still open. */
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
  /** Part of the maker's address, case-insensitive. Empty: all makers. Ranks do not depend on it. */
  readonly search: string
}

/** A maker's ranking by the executed volume of their Kamino orders in a window. */
export interface TraderRankView {
  readonly trader: Address
  /** Rank, from 1. */
  readonly rank: number
  /** Rank in the previous window. `undefined`: no fill in it, or the history does not reach that far back. */
  readonly rankBefore: number | undefined
  readonly fills: number
  /** Volume of the fills with a known value. `undefined`: no fill has a known value. */
  readonly volumeUsd: number | undefined
  /**
   * Share of the venue's volume in the window, percent. `undefined` if that volume is zero or the trader's is
   * unknown.
   */
  readonly sharePercent: number | undefined
  /**
   * Number of tokens on either side of the filled orders. `undefined`: unknown, because the orders were
   * opened before the indexed history.
   */
  readonly distinctTokens: number | undefined
  /**
   * USD per bucket, the current bucket last. `undefined` as for `volumeUsd`, and for buckets that start
   * before the known history.
   */
  readonly seriesUsd: readonly (number | undefined)[]
}

/** Request for a page of all traders of a window. */
export interface LeaderboardRequest extends PageRequest {
  readonly timeframe: RankingTimeframe
  /** Part of a trader's key, case-insensitive. Empty: all traders. */
  readonly search: string
}

/** Totals over all traders of a window. */
export interface RankingTotals {
  readonly traders: number
  /** Volume of the fills with a known value. `undefined`: there are fills, but none has a known value. */
  readonly volumeUsd: number | undefined
  readonly fills: number
  /** Share of the ten largest traders in the volume, percent. `undefined` if there is no volume. */
  readonly topTenPercent: number | undefined
  /** Volume of the largest trader. */
  readonly largestUsd: number
}

export interface LeaderboardView {
  readonly page: Page<TraderRankView>
  /** Totals of all traders, independent of `search`. */
  readonly totals: RankingTotals
}

/** A limit order with its executed volume in a window. */
export interface FilledOrderView {
  readonly key: Address
  readonly maker: Address
  readonly input: PairSide
  readonly output: PairSide
  readonly buy: boolean
  /** `undefined`: no fill has a known value. */
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
