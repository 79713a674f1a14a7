import { style } from '@vanilla-extract/css'
import { color, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const card = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: space.s8,
  padding: `${space.s12} ${space.s16}`,
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusCard,
  background: `linear-gradient(180deg, ${color.accentTint}, transparent 70%), ${color.bg1}`,
})
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s8,
})
export const facts = style({ display: 'grid', gap: space.s6, color: color.muted, ...type.table })
export const fact = style({ display: 'flex', alignItems: 'center', gap: space.s8 })
export const price = style({ ...type.page })
export const per = style({ color: color.muted, ...type.table })
