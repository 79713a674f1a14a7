import type { PriceChartView } from './price-chart-view'

/** Returns whether two views of a chart differ only in the values of the last candle. */
export function hasOnlyMoved(before: PriceChartView, view: PriceChartView): boolean {
  const { bars, frame, type, theme } = view
  const isSameChoice = frame === before.frame && type === before.type && theme === before.theme
  if (!isSameChoice || bars.length !== before.bars.length) return false
  const isLast = (index: number) => index === bars.length - 1
  return bars.every((bar, index) =>
    isLast(index) ? bar.time === before.bars[index]?.time : bar === before.bars[index],
  )
}
