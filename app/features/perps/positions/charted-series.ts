import { shortKey } from '~/domain/format/format'
import { type PositionSeries, positionMarketLabel } from '~/domain/perp/top-positions'
import { type SeriesStyle, seriesStyle } from '~/shared/charts/series-style'

/** A series of the chart with all data for the line, the legend and the tooltip. */
export interface ChartedSeries extends PositionSeries {
  readonly style: SeriesStyle
  /** Shortened trader address, for example `9hQ4…Tz2m`. */
  readonly trader: string
  /** Market label, for example `SOL` or `M24`. */
  readonly label: string
  /**
   * Name of the market, for example `BTC-PERP`. A label that differs from the name is in front: `M24 ·
   * WIF-PERP`.
   */
  readonly marketTitle: string
  /** Label in the legend. A label without the symbol has the name after it. */
  readonly legend: string
  /** Whether the series has only one record. A single record is drawn as a mark with a faint line to the current time. */
  readonly lone: boolean
}

/**
 * Returns the series in the order of the chart. `nameOf` returns `undefined` if the market's account is
 * unknown.
 */
export function chartedSeries(
  series: readonly PositionSeries[],
  nameOf: (market: PositionSeries) => string | undefined,
): readonly ChartedSeries[] {
  return series.map((one, index) => {
    const label = positionMarketLabel(one.venue, one.marketIndex)
    const name = nameOf(one)
    const marketTitle = titleOf(label, name)
    return {
      ...one,
      style: seriesStyle(index),
      trader: shortKey(one.authority),
      label,
      marketTitle,
      legend: marketTitle.startsWith(`${label} `) ? marketTitle : label,
      lone: one.points.length === 1,
    }
  })
}

function titleOf(label: string, name: string | undefined): string {
  if (name === undefined) return label
  return name === `${label}-PERP` ? name : `${label} · ${name}`
}
