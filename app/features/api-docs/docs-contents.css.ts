import { style } from '@vanilla-extract/css'
import { color, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const contents = style({ ...type.table, display: 'grid', gap: '1px', alignContent: 'start' })

export const heading = style({
  ...type.micro,
  color: color.subtle,
  fontWeight: 500,
  margin: 0,
  padding: `${space.s12} ${space.s8} ${space.s4}`,
})

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  minHeight: '28px',
  padding: `${space.s6} ${space.s8}`,
  borderRadius: '5px',
  color: color.muted,
  ':hover': { background: color.bg2, color: color.text },
  selectors: { '&[aria-current]': { background: color.bg2, color: color.text } },
})

export const count = style({ marginInlineStart: 'auto', color: color.subtle })
