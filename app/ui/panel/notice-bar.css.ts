import { style } from '@vanilla-extract/css'
import { color, space } from '../theme/theme.css'
import { type } from '../theme/type-scale'

export const notice = style({
  padding: `${space.s6} ${space.s16}`,
  borderBottom: `1px solid ${color.border}`,
  background: color.warnTint,
  color: color.warn,
  ...type.table,
  textAlign: 'center',
  selectors: { '&:empty': { display: 'none' } },
})
