import { style } from '@vanilla-extract/css'
import { color, metric, space } from '~/ui/theme/theme.css'

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  padding: `${space.s6} ${space.s6} ${space.s6} ${space.s16}`,
  minHeight: '40px',
  border: `1px solid color-mix(in srgb, ${color.warn} 45%, transparent)`,
  borderRadius: metric.radiusCard,
  background: color.warnTint,
  color: color.warn,
})

export const dismiss = style({ marginInlineStart: 'auto' })
