import { globalStyle, style } from '@vanilla-extract/css'
import { color, space } from '~/ui/theme.css'

export const form = style({
  display: 'flex',
  gap: space.s8,
  padding: `${space.s8} ${space.s12}`,
  borderBottom: `1px solid ${color.hair}`,
})
globalStyle(`${form} > span`, { flex: 1 })
