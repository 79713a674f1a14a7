import type { WireHistory } from '~/contracts/history'
import type { PerpStatsWire } from '~/contracts/perp'
import type { FundingGrid } from '~/domain/funding-grid'
import type { AnalyticsQuery, MetricRow } from './analytics-query'

/** Markets of the grid that are shown until somebody wants all. */
export const fewMarkets = 14

/** What a view shows of the grid. */
export interface ShownFunding extends FundingGrid {
  /** Markets of the whole grid. */
  readonly marketCount: number
}

/** What the tab shows. */
export interface AnalyticsAnswer {
  readonly rows: readonly MetricRow[]
  /** Markets of the view, on all its pages. */
  readonly total: number
  /** USD executed within the period in all listed markets. */
  readonly volumeUsd: number
  /** The same of the period before; null = history does not reach so far back. */
  readonly volumeBeforeUsd: number | null
  /** USD of equal stretches of the period, oldest first, null before the known history; none where it is too short for a line. */
  readonly volumeLineUsd: readonly (number | null)[]
  readonly stats: PerpStatsWire
  /** The markets that are shown; null = it could not be read. */
  readonly funding: ShownFunding | null
  /** Null = all of the period is in. */
  readonly history: WireHistory | null
}

/** The grid's markets that a view shows: 70 markets of 24 hours are most of what there is to send, and few ask for them. */
export function shownFunding(
  { hours, rows }: FundingGrid,
  { allFunding }: Pick<AnalyticsQuery, 'allFunding'>,
): ShownFunding {
  return { hours, rows: allFunding ? rows : rows.slice(0, fewMarkets), marketCount: rows.length }
}

/** Percent by which the volume differs from that of the period before; null = there is nothing to compare with. */
export function volumeChangePercent({
  volumeUsd,
  volumeBeforeUsd: before,
}: Pick<AnalyticsAnswer, 'volumeUsd' | 'volumeBeforeUsd'>): number | null {
  return before === null || before <= 0 ? null : (100 * (volumeUsd - before)) / before
}
