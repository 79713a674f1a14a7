import { shortKey } from '~/domain/format'
import { type PositionSeries, positionMarketLabel } from '~/domain/top-positions'
import { type SeriesStyle, seriesStyle } from './series-style'

/** A series with everything that its line, its legend and its tooltip need. */
export interface ChartedSeries extends PositionSeries {
  readonly style: SeriesStyle
  /** Shortened trader address, for example `9hQ4…Tz2m`. */
  readonly trader: string
  /** Market label, for example `SOL` or `M24`. */
  readonly label: string
  /** The market's name, with the label in front if that differs: `BTC-PERP`, `M24 · WIF-PERP`. */
  readonly marketTitle: string
  /** Whether there is only one record, drawn as a mark without a line. */
  readonly lone: boolean
}

/** Returns the series in chart order. `nameOf` returns `undefined` if the market's account is unknown. */
export function chartedSeries(
  series: readonly PositionSeries[],
  nameOf: (marketIndex: number) => string | undefined,
): readonly ChartedSeries[] {
  return series.map((one, index) => {
    const label = positionMarketLabel(one.marketIndex)
    const name = nameOf(one.marketIndex)
    return {
      ...one,
      style: seriesStyle(index),
      trader: shortKey(one.authority),
      label,
      marketTitle: titleOf(label, name),
      lone: one.points.length === 1,
    }
  })
}

function titleOf(label: string, name: string | undefined): string {
  if (name === undefined) return label
  return name === `${label}-PERP` ? name : `${label} · ${name}`
}
