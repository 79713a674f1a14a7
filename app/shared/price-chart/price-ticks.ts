import type { ISeriesApi, PriceFormatCustom, SeriesType, Time } from 'lightweight-charts'
import { priceText } from './price-text'

/**
 * Minimum distance between a label of the axis and the label of the last value or of a mark, pixels. At a smaller
 * distance, the labels would overlap.
 */
const leastFromLabelPx = 16

type Series = Pick<ISeriesApi<SeriesType, Time>, 'priceToCoordinate' | 'applyOptions'>

/** Labels of an axis. Labels that would overlap the label of the last value are omitted. */
export interface AxisTicks {
  /** Sets the last value of the series, so that labels that would overlap its label are omitted. */
  follow(series: Series, last: number): void
  /** Sets further values that have a label on the axis, such as those of marks. */
  keepFree(values: readonly number[]): void
}

/** How an axis writes its values. */
export interface AxisScale {
  /** Returns the format of a series with this last value. */
  readonly formatOf: (last: number) => PriceFormatCustom
  /** Returns the labels of all values of the axis. */
  readonly textsOf: (values: readonly number[]) => readonly string[]
}

/** Axis of prices. */
export const priceScale: AxisScale = { formatOf: axisFormat, textsOf: (prices) => prices.map(priceText) }

/**
 * Creates the labels of an axis. They belong to its series, because the axes of other panes have other units. The
 * library caches the labels until the range of the axis changes. The formatter is therefore set again whenever other
 * labels must be hidden.
 */
export function createAxisTicks({ formatOf, textsOf }: AxisScale): AxisTicks {
  let followed: { readonly series: Series; readonly last: number } | undefined
  let written: readonly number[] = []
  let leftOut: readonly number[] = []
  let labelled: readonly number[] = []

  const covered = (values: readonly number[]) => {
    if (followed === undefined) return []
    const { series, last } = followed
    const labels = [last, ...labelled].map((value) => series.priceToCoordinate(value))
    return values.filter((value) => {
      const y = series.priceToCoordinate(value)
      return labels.some((label) => y !== null && label !== null && Math.abs(y - label) < leastFromLabelPx)
    })
  }
  const tell = (series: Series, last: number) => {
    const tickmarksFormatter = (values: readonly number[]) => {
      written = values
      leftOut = covered(values)
      return textsOf(values).map((text, index) => (leftOut.includes(values[index] ?? Number.NaN) ? '' : text))
    }
    series.applyOptions({ priceFormat: { ...formatOf(last), tickmarksFormatter } })
  }
  const hidesOthers = () => {
    const now = covered(written)
    return now.length !== leftOut.length || now.some((value) => !leftOut.includes(value))
  }
  return {
    follow(series, last) {
      const isNew = followed?.series !== series
      followed = { series, last }
      if (isNew || hidesOthers()) tell(series, last)
    },
    keepFree(values) {
      labelled = values
      if (followed !== undefined && hidesOthers()) tell(followed.series, followed.last)
    },
  }
}

/** Below this price, the zeros after the decimal point are written as a number, so the text is no decimal number. */
const countedBelow = 1e-7
/** Number of significant digits of a price that is that small. */
const significantDigits = 3

/**
 * Returns the format of a price axis. Its smallest step is one unit of the last decimal place that a price of this
 * size shows. If the step were larger than the prices, the axis would have no labels. `base` is the number of steps
 * in one USD. Only a power of ten is exact enough for the smallest prices.
 */
export function axisFormat(price: number | undefined) {
  const base = 10 ** decimalsOf(price)
  return { type: 'custom', formatter: priceText, minMove: 1 / base, base } as const
}

function decimalsOf(price: number | undefined): number {
  if (price === undefined) return 2
  if (price > 0 && price < countedBelow) return significantDigits - 1 - Math.floor(Math.log10(price))
  return priceText(price).split('.')[1]?.replace(/\D/g, '').length ?? 2
}
