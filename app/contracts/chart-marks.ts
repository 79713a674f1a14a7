import type { MarkedTrade, Wall } from '~/domain/price/chart-marks'

/** What a chart marks besides its bars. Only pages read it. Kinds that were not requested are empty. */
export interface ChartMarksWire {
  /** Executions, newest first. */
  readonly fills: readonly MarkedTrade[]
  /** Levels with many limit orders, highest price first. */
  readonly walls: readonly Wall[]
  /** Planned DCA executions, soonest first. */
  readonly planned: readonly MarkedTrade[]
}
