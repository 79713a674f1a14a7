import { style } from '@vanilla-extract/css'
import { color, metric, space } from './theme.css'

export const key = style({
  fontFamily: metric.fontMono,
  fontSize: '11px',
  color: color.muted,
  textDecoration: 'none',
})

export const address = style({ display: 'inline-flex', alignItems: 'center', gap: space.s2 })
