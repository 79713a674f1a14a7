import type { IChartApiBase, ISeriesApi, Time } from 'lightweight-charts'
import { priceText } from './price-text'

/**
 * Minimum distance of a price label from the last price's label, pixels. Closer labels would be half covered.
 */
const leastFromLabelPx = 16

type Series = ISeriesApi<'Candlestick' | 'Area' | 'Bar'>

/** Price labels of the axis, without those that the last price's label would overlap. */
export interface PriceTicks {
  /** Sets the last price, on the axis of this series. */
  follow(series: Series, last: number): void
}

/**
 * The library caches labels until the axis gets another range. The formatter is therefore set again whenever
 * the hidden labels change.
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
