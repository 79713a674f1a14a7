import type { ISeriesApi, Time } from 'lightweight-charts'
import { priceText } from './price-text'

/**
 * Minimum distance between a price label and the label of the last price, pixels. At a smaller distance, the
 * labels would overlap.
 */
const leastFromLabelPx = 16

type Series = ISeriesApi<'Candlestick' | 'Area' | 'Bar', Time>

/** Price labels of the axis. Labels that would overlap the label of the last price are omitted. */
export interface PriceTicks {
  /** Sets the last price of the series, so that labels that would overlap its label are omitted. */
  follow(series: Series, last: number): void
}

/**
 * Creates the price labels of a chart. They belong to the series of the prices, because the axes of other panes have
 * other units. The library caches the labels until the range of the axis changes. The formatter is therefore set
 * again whenever other labels must be hidden.
 */
export function createPriceTicks(): PriceTicks {
  let followed: { readonly series: Series; readonly last: number } | undefined
  let written: readonly number[] = []
  let leftOut: readonly number[] = []

  const covered = (prices: readonly number[]) => {
    if (followed === undefined) return []
    const { series, last } = followed
    const label = series.priceToCoordinate(last)
    if (label === null) return []
    return prices.filter((price) => {
      const y = series.priceToCoordinate(price)
      return y !== null && Math.abs(y - label) < leastFromLabelPx
    })
  }
  const tell = (series: Series, last: number) => {
    const tickmarksFormatter = (prices: readonly number[]) => {
      written = prices
      leftOut = covered(prices)
      return prices.map((price) => (leftOut.includes(price) ? '' : priceText(price)))
    }
    series.applyOptions({
      priceFormat: { ...axisFormat(last), tickmarksFormatter },
    })
  }
  return {
    follow(series, last) {
      const isNew = followed?.series !== series
      followed = { series, last }
      const now = covered(written)
      const isOther = now.length !== leftOut.length || now.some((price) => !leftOut.includes(price))
      if (isNew || isOther) tell(series, last)
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
