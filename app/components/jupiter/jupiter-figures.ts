import { knownSum } from '~/domain/known-sum'

/** The figures of the dashboard's head; null = its source is unavailable. */
export interface JupiterFigures {
  readonly activeDcaOrders: number | null
  /** Executed in the last 24 hours. */
  readonly dcaVolumeUsd: number | null
  /** Of the next hour, on average. */
  readonly plannedUsdPerMinute: number | null
  /** What active limit orders of both Jupiter programs still offer, at current prices. */
  readonly openLimitUsd: number | null
}

/** Every execution sells one token, so all that was sold is all that was executed; null = nothing is known of it. Unknown parts add nothing. */
export function soldInAll<Row>(
  rows: readonly Row[] | null,
  soldUsd: (row: Row) => number | undefined,
): number | null {
  if (rows === null) return null
  return knownSum(...rows.map(soldUsd)) ?? null
}
