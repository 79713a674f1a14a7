import type { BarCommonProps, BarDatum } from '@nivo/bar'
import { color, metric } from '~/ui/theme.css'

const words = { fontFamily: metric.fontUi, fontSize: '11px', fill: color.subtle }

/** Custom properties throughout, so that a change of theme reaches what is drawn already. */
export const nivoTheme: BarCommonProps<BarDatum>['theme'] = {
  background: 'transparent',
  text: words,
  axis: {
    domain: { line: { stroke: 'none' } },
    ticks: { line: { stroke: 'none' }, text: words },
  },
  grid: { line: { stroke: color.grid, strokeWidth: 1 } },
}
