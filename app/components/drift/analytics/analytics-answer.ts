import type { WireHistory } from '~/contracts/history'
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
  /** The same of the period before; null = history does not reach so far back. */
  readonly volumeBeforeUsd: number | null
  /** USD of equal stretches of the period, oldest first, null before the known history; none where it is too short for a line. */
  readonly volumeLineUsd: readonly (number | null)[]
  readonly stats: PerpStatsWire
  /** Null = it could not be read. */
  readonly funding: FundingGrid | null
  /** Null = all of the period is in. */
  readonly history: WireHistory | null
}

/** Percent by which the volume differs from that of the period before; null = there is nothing to compare with. */
export function volumeChangePercent({
  volumeUsd,
  volumeBeforeUsd: before,
}: Pick<AnalyticsAnswer, 'volumeUsd' | 'volumeBeforeUsd'>): number | null {
  return before === null || before <= 0 ? null : (100 * (volumeUsd - before)) / before
}
