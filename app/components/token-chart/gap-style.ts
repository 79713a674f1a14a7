import type { ChartType } from './chart-choices'
import type { ChartTheme } from './chart-theme'

/**
 * Returns the style of a candle without a trade. Candlesticks are hollow. An open-high-low-close bar has only
 * its colour, so it is muted.
 */
export function gapStyle(type: Exclude<ChartType, 'area'>, { subtle }: Pick<ChartTheme, 'subtle'>) {
  if (type === 'bar') return { color: subtle }
  return { color: 'transparent', borderColor: subtle, wickColor: subtle }
}
