import { style } from '@vanilla-extract/css'
import { color, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const label = style({
  padding: `0 0 ${space.s4} ${space.s2}`,
  color: color.subtle,
  ...type.micro,
})

/** The advertisement is as wide as the sidebar allows and keeps its aspect ratio. */
export const box = style({
  aspectRatio: '250 / 360',
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusCard,
})

export const frame = style({ width: '250px', height: '360px', border: 0, transformOrigin: '0 0' })
