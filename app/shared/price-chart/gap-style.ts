import type { ChartType } from './chart-choices'
import type { ChartTheme } from './chart-theme'

/**
 * Returns the style of a candle without a trade. A candlestick without a trade is hollow. An
 * open-high-low-close bar cannot be hollow, so it has a muted colour.
 */
export function gapStyle(type: Exclude<ChartType, 'area'>, { subtle }: Pick<ChartTheme, 'subtle'>) {
  if (type === 'bar') return { color: subtle }
  return { color: 'transparent', borderColor: subtle, wickColor: subtle }
}
