import type { Address } from './ids'
import type { PairSide } from './order-view'
import type { Page, PageRequest } from './page'
import type { UnixSeconds } from './time'

/** Windows of rankings, seconds; all of them roll and end now. */
export const rankingWindows = { day: 86_400, week: 604_800, month: 31 * 86_400 } as const
export type RankingTimeframe = keyof typeof rankingWindows

/** Buckets of the small series beside a ranking, seconds; the last one is still running. */
export const seriesBuckets = { day: 3_600, week: 21_600, month: 86_400 } as const satisfies Record<
  RankingTimeframe,
  number
>

export interface RankingRequest {
  readonly timeframe: RankingTimeframe
  /** Rows at most. */
  readonly limit: number
}

export interface TraderRankingRequest extends RankingRequest {
  /** Only makers whose address contains it, in any case; all of them where it is empty. Ranks are among all. */
  readonly search: string
}

/** A maker by what was executed of his Kamino orders in a window. */
export interface TraderRankView {
  readonly trader: Address
  /** From 1. */
  readonly rank: number
  /** In the window before; undefined = he had no fill in it, or history is not known so far back. */
  readonly rankBefore: number | undefined
  readonly fills: number
  /** Of the fills with a known value; undefined = none has one. */
  readonly volumeUsd: number | undefined
  /** Of the venue's volume in the window, percent; undefined where that is zero or his is unknown. */
  readonly sharePercent: number | undefined
  /** Tokens on either side of his filled orders; undefined = we know none of them, since they were opened before what was read of the chain. */
  readonly distinctTokens: number | undefined
  /** USD by bucket, the running one last; undefined as `volumeUsd`, and for a bucket that begins before the known history. */
  readonly seriesUsd: readonly (number | undefined)[]
}

/** A page of all traders of a window. */
export interface LeaderboardRequest extends PageRequest {
  readonly timeframe: RankingTimeframe
  /** A part of the keys to look for, whatever its case; empty = everybody. */
  readonly search: string
}

/** Everything that was executed in a window, by all traders together. */
export interface RankingTotals {
  readonly traders: number
  /** Of the fills with a known value; undefined = there are fills, and none has one. */
  readonly volumeUsd: number | undefined
  readonly fills: number
  /** Part of the volume that the ten largest traders have, percent; undefined where there is none. */
  readonly topTenPercent: number | undefined
  /** Volume of the largest trader. */
  readonly largestUsd: number
}

export interface LeaderboardView {
  readonly page: Page<TraderRankView>
  /** Of everybody, whoever is looked for. */
  readonly totals: RankingTotals
}

/** A limit order by what was executed of it in a window. */
export interface FilledOrderView {
  readonly key: Address
  readonly maker: Address
  readonly input: PairSide
  readonly output: PairSide
  readonly buy: boolean
  /** Undefined = none of the fills has a known value. */
  readonly filledUsd: number | undefined
  readonly fills: number
}

/** Starts of the buckets of a ranking's series. */
export function seriesStarts(timeframe: RankingTimeframe, now: UnixSeconds): UnixSeconds[] {
  const bucket = seriesBuckets[timeframe]
  const last = now - (now % bucket)
  const count = rankingWindows[timeframe] / bucket
  return Array.from({ length: count }, (_, index) => last - (count - 1 - index) * bucket)
}
