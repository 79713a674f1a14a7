import { knownSum } from '~/domain/known-sum'

/** Figures in the dashboard's header. `null`: the source is unavailable. */
export interface JupiterFigures {
  readonly activeDcaOrders: number | null
  /** Volume executed in the last 24 hours. */
  readonly dcaVolumeUsd: number | null
  /** Planned spending, USD per minute, averaged over the next hour. */
  readonly plannedUsdPerMinute: number | null
  /** Remaining value of the active limit orders of both Jupiter programs at current prices. */
  readonly openLimitUsd: number | null
}

/**
 * Returns the total volume. Each execution sells exactly one token, so the sum of all sales is the volume.
 * Unknown parts are skipped. `null`: all parts are unknown.
 */
export function soldInAll<Row>(
  rows: readonly Row[] | null,
  soldUsd: (row: Row) => number | undefined,
): number | null {
  if (rows === null) return null
  return knownSum(...rows.map(soldUsd)) ?? null
}
