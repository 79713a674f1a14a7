import { style } from '@vanilla-extract/css'
import { color } from './theme.css'

export const bar = style({
  display: 'flex',
  height: '4px',
  gap: '2px',
  borderRadius: '2px',
  overflow: 'hidden',
  forcedColorAdjust: 'none',
})
export const buys = style({ background: color.buy })
export const sells = style({ background: color.sell, flex: 1 })
