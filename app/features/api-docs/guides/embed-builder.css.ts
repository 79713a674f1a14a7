import { style } from '@vanilla-extract/css'
import { color, metric, space } from '~/ui/theme/theme.css'

export const builder = style({ display: 'grid', gap: space.s16, gridTemplateColumns: 'minmax(0, 1fr)' })

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space.s12, alignItems: 'end' })
export const choice = style({
  display: 'grid',
  gap: space.s4,
  fontSize: '12px',
  color: color.muted,
  minWidth: 0,
})

/** The preview has a distinct background, because an embed usually appears on another site. */
export const preview = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s16,
  padding: space.s16,
  background: color.bg2,
  borderRadius: metric.radiusCard,
})
export const frame = style({ border: 0, maxWidth: '100%', borderRadius: metric.radiusCard })
export const picture = style({ maxWidth: '100%', height: 'auto' })
