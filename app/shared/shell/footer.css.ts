import { style } from '@vanilla-extract/css'
import { color, media, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const foot = style({
  borderTop: `1px solid ${color.border}`,
  padding: `${space.s12} 20px`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s4} 20px`,
  color: color.muted,
  ...type.table,
  '@media': { [media.phone]: { padding: space.s12, columnGap: space.s16 } },
})

export const link = style({
  minWidth: '24px',
  minHeight: '24px',
  display: 'inline-flex',
  alignItems: 'center',
  whiteSpace: 'pre',
  ':hover': { color: color.text },
  '@media': { [media.phone]: { minWidth: '44px', minHeight: '44px' } },
})

export const note = style({
  marginInlineStart: 'auto',
  color: color.subtle,
  '@media': { [media.phone]: { marginInlineStart: 0, flexBasis: '100%' } },
})
