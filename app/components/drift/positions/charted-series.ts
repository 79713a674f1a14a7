import { shortKey } from '~/domain/format'
import { type PositionSeries, positionMarketLabel } from '~/domain/top-positions'
import { type SeriesStyle, seriesStyle } from './series-style'

/** A series with everything that its line, its key and its words need. */
export interface ChartedSeries extends PositionSeries {
  readonly style: SeriesStyle
  /** `9hQ4…Tz2m` */
  readonly trader: string
  /** `SOL`, `M24` */
  readonly label: string
  /** The market's own name, behind the label where that says something else: `BTC-PERP`, `M24 · WIF-PERP` (resolution 4.18). */
  readonly marketTitle: string
  /** One record: a mark and no line. */
  readonly lone: boolean
}

/** The series of a chart in their order. `nameOf` undefined = the market's account is unknown. */
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
