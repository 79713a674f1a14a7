import { style } from '@vanilla-extract/css'
import { color, space } from '~/ui/theme.css'

export const bar = style({
  display: 'flex',
  padding: `${space.s8} ${space.s12}`,
  borderBottom: `1px solid ${color.hair}`,
})
