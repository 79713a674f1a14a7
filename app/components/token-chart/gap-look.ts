import type { ChartType } from './chart-choices'
import type { ChartTheme } from './chart-theme'

/** A bar without a trade is hollow (M108). Of an open-high-low-close bar there is nothing but its colour, so that is quiet instead. */
export function gapLook(type: Exclude<ChartType, 'area'>, { subtle }: Pick<ChartTheme, 'subtle'>) {
  if (type === 'bar') return { color: subtle }
  return { color: 'transparent', borderColor: subtle, wickColor: subtle }
}
