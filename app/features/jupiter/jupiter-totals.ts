/** Figures in the header of the Jupiter dashboard. `null`: the data source is unavailable. */
export interface JupiterTotals {
  readonly activeDcaOrders: number | null
  /** DCA volume that was executed in the last 24 hours. Also `null` if its value is unknown. */
  readonly dcaVolumeUsd: number | null
  /** Average of the planned spending over the next hour, USD per minute. */
  readonly plannedUsdPerMinute: number | null
  /** Remaining value of the active limit orders of both Jupiter programs at current prices. */
  readonly openLimitUsd: number | null
}
