import type { IChartApiBase, ISeriesApi, Time } from 'lightweight-charts'
import { priceText } from './price-text'

/**
 * Minimum distance between a price label and the label of the last price, pixels. At a smaller distance, the
 * labels would overlap.
 */
const leastFromLabelPx = 16

type Series = ISeriesApi<'Candlestick' | 'Area' | 'Bar'>

/** Price labels of the axis. Labels that would overlap the label of the last price are omitted. */
export interface PriceTicks {
  /** Sets the last price of the series, so that labels that would overlap its label are omitted. */
  follow(series: Series, last: number): void
}

/**
 * Creates the price labels of a chart. The library caches the labels until the range of the axis changes. The
 * formatter is therefore set again whenever other labels must be hidden.
 */
export function createPriceTicks(chart: IChartApiBase<Time>): PriceTicks {
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
  const tell = () =>
    chart.applyOptions({
      localization: {
        tickmarksPriceFormatter: (prices: number[]) => {
          written = prices
          leftOut = covered(prices)
          return prices.map((price) => (leftOut.includes(price) ? '' : priceText(price)))
        },
      },
    })
  tell()
  return {
    follow(series, last) {
      followed = { series, last }
      const now = covered(written)
      if (now.length !== leftOut.length || now.some((price) => !leftOut.includes(price))) tell()
    },
  }
}
