import type { PerpStatsWire } from '~/contracts/perps/perp'
import type { WireHistory } from '~/contracts/state/history'
import type { FundingGrid } from '~/domain/perp/funding-grid'
import type { AnalyticsQuery, MetricRow } from './analytics-query'

/** Number of markets in the funding heat map before the visitor expands it. */
export const fewMarkets = 14

/** The part of the funding heat map that the current view shows. */
export interface ShownFunding extends FundingGrid {
  /** Number of markets in the complete funding heat map. */
  readonly marketCount: number
}

/** Data of the analytics tab. */
export interface AnalyticsResult {
  readonly rows: readonly MetricRow[]
  /** Number of markets that match the search, on all pages. */
  readonly total: number
  /** Volume of all listed markets within the period, USD. */
  readonly volumeUsd: number
  /** Volume of the previous period, USD. `null`: history does not go back far enough. */
  readonly volumeBeforeUsd: number | null
  /**
   * Volume of equal parts of the period, oldest first, USD. A part before the known history is `null`. The
   * list is empty if the period is too short for a line chart.
   */
  readonly volumeLineUsd: readonly (number | null)[]
  readonly stats: PerpStatsWire
  /** Funding of the shown markets. `null`: the funding could not be read. */
  readonly funding: ShownFunding | null
  /** Progress of the backfill; `null`: the period is completely indexed. */
  readonly history: WireHistory | null
}

/**
 * Returns the part of the funding heat map that the visitor sees. All 70 markets would make up most of the
 * response, and few visitors expand the heat map.
 */
export function shownFunding(
  { hours, rows }: FundingGrid,
  { allFunding }: Pick<AnalyticsQuery, 'allFunding'>,
): ShownFunding {
  return { hours, rows: allFunding ? rows : rows.slice(0, fewMarkets), marketCount: rows.length }
}

/**
 * Returns the change of volume from the previous period, percent. `null`: there is no previous volume to
 * compare with.
 */
export function volumeChangePercent({
  volumeUsd,
  volumeBeforeUsd: before,
}: Pick<AnalyticsResult, 'volumeUsd' | 'volumeBeforeUsd'>): number | null {
  return before === null || before <= 0 ? null : (100 * (volumeUsd - before)) / before
}
