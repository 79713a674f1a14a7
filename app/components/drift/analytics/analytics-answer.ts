import type { PerpStatsWire } from '~/contracts/perp'
import type { FundingGrid } from '~/domain/funding-grid'
import type { MetricRow } from './analytics-query'

/** What the tab shows. */
export interface AnalyticsAnswer {
  readonly rows: readonly MetricRow[]
  /** Markets of the view, on all its pages. */
  readonly total: number
  /** USD executed within the period in all listed markets. */
  readonly volumeUsd: number
  readonly stats: PerpStatsWire
  /** Null = it could not be read. */
  readonly funding: FundingGrid | null
}
