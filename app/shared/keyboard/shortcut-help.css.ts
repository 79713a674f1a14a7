import { style } from '@vanilla-extract/css'
import { color, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const list = style({ display: 'grid', ...type.body })

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s12,
  minHeight: '36px',
  borderBottom: `1px solid ${color.hair}`,
})

export const keys = style({ display: 'inline-flex', gap: space.s4 })

export const note = style({ color: color.muted, paddingTop: space.s4, ...type.table })
