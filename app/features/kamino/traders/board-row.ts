import type { KaminoTraderWire, WireRankingTotals } from '~/contracts/kamino'

/**
 * Number of places by which a trader's rank has improved. `new`: the trader had no fill in the previous time
 * window. `null`: unknown.
 */
export type RankChange = number | 'new' | null

/** A trader's row of the leaderboard. */
export interface BoardRow extends KaminoTraderWire {
  readonly shownChange: RankChange
  /** Average value of a swap, USD. `null`: no swap has a known price. */
  readonly averageUsd: number | null
  /**
   * Volume of the trader as a share of the largest trader's volume, 0 to 1. 0 if the trader's volume is
   * unknown.
   */
  readonly ofLargest: number
}

/** Returns the row of a trader, compared with the totals of all traders in the period. */
export function toBoardRow(
  trader: KaminoTraderWire,
  totals: WireRankingTotals,
  isBeforeKnown: boolean,
): BoardRow {
  const { rankChange, totalSwaps, totalVolumeUsd } = trader
  return {
    ...trader,
    shownChange: shownRankChange(rankChange, isBeforeKnown),
    averageUsd: totalSwaps === 0 || totalVolumeUsd === null ? null : totalVolumeUsd / totalSwaps,
    ofLargest: totals.largestUsd > 0 ? Math.min(1, (totalVolumeUsd ?? 0) / totals.largestUsd) : 0,
  }
}

/**
 * Returns the rank change to show. A missing rank change means "new" only if the data of the previous time
 * window is known.
 */
export function shownRankChange(rankChange: number | null, isBeforeKnown: boolean): RankChange {
  if (!isBeforeKnown) return null
  return rankChange ?? 'new'
}
