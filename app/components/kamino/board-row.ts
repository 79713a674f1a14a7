import type { KaminoTraderWire, WireRankingTotals } from '~/contracts/kamino'
import { type Standing, standingOf } from './standing'

/** A trader as the leaderboard shows him. */
export interface BoardRow extends KaminoTraderWire {
  readonly standing: Standing
  /** USD of one swap; null = none was priced. */
  readonly averageUsd: number | null
  /** Part of the largest trader's volume, 0 to 1; 0 where his is unknown. */
  readonly ofLargest: number
}

/** A trader's row beside all others of the period. */
export function toBoardRow(
  trader: KaminoTraderWire,
  totals: WireRankingTotals,
  isBeforeKnown: boolean,
): BoardRow {
  const { rankChange, totalSwaps, totalVolumeUsd } = trader
  return {
    ...trader,
    standing: standingOf(rankChange, isBeforeKnown),
    averageUsd: totalSwaps === 0 || totalVolumeUsd === null ? null : totalVolumeUsd / totalSwaps,
    ofLargest: totals.largestUsd > 0 ? Math.min(1, (totalVolumeUsd ?? 0) / totals.largestUsd) : 0,
  }
}
