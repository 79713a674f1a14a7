import type { IChartApiBase, ISeriesApi, Time } from 'lightweight-charts'
import { priceText } from './price-text'

/** Prices closer to the label of the last one than this are not written: it would cover half of them. */
const leastFromLabelPx = 16

type Series = ISeriesApi<'Candlestick' | 'Area' | 'Bar'>

/** Writes the prices along the axis, but none that the label of the last price would touch. */
export interface PriceTicks {
  /** The last price is this one now, on the axis of this series. */
  follow(series: Series, last: number): void
}

/** The library keeps what it has written until the axis has another range, so it is told anew whenever another price is to be left out. */
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
