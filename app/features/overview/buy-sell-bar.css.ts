import { style } from '@vanilla-extract/css'
import { color } from '~/ui/theme/theme.css'

export const bar = style({
  display: 'flex',
  height: '4px',
  gap: '2px',
  forcedColorAdjust: 'none',
})
export const buys = style({ background: color.buy, borderRadius: '2px 0 0 2px' })
export const sells = style({ background: color.sell, borderRadius: '0 2px 2px 0', flex: 1 })
