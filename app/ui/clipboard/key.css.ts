import { style } from '@vanilla-extract/css'
import { color, metric, space } from '../theme/theme.css'
import { touchArea } from '../theme/touch-area'

export const key = style({
  fontFamily: metric.fontMono,
  fontSize: '11px',
  color: color.muted,
  textDecoration: 'none',
})

/** A key that links to its page. */
export const keyLink = style(touchArea(11))

export const address = style({ display: 'inline-flex', alignItems: 'center', gap: space.s2 })
