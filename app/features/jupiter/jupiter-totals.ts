import { knownSum } from '~/domain/base/known-sum'

/** Figures in the header of the Jupiter dashboard. `null`: the data source is unavailable. */
export interface JupiterTotals {
  readonly activeDcaOrders: number | null
  /** DCA volume that was executed in the last 24 hours. */
  readonly dcaVolumeUsd: number | null
  /** Average of the planned spending over the next hour, USD per minute. */
  readonly plannedUsdPerMinute: number | null
  /** Remaining value of the active limit orders of both Jupiter programs at current prices. */
  readonly openLimitUsd: number | null
}

/**
 * Returns the total volume of executed orders. Each execution sells exactly one token, so the total volume is
 * the sum of all sales. Unknown parts are skipped. `null`: all parts are unknown.
 */
export function soldInAll<Row>(
  rows: readonly Row[] | null,
  soldUsd: (row: Row) => number | undefined,
): number | null {
  if (rows === null) return null
  return knownSum(...rows.map(soldUsd)) ?? null
}
