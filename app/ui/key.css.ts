import { style } from '@vanilla-extract/css'
import { color, metric } from './theme.css'

export const key = style({
  fontFamily: metric.fontMono,
  fontSize: '11px',
  color: color.muted,
  textDecoration: 'none',
})
