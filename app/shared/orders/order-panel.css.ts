import { globalStyle, style } from '@vanilla-extract/css'
import { color, space } from '~/ui/theme/theme.css'

/** Search field between a list's header and its rows. */
export const search = style({
  padding: `${space.s8} ${space.s12}`,
  borderBottom: `1px solid ${color.hair}`,
})
globalStyle(`${search} form`, { display: 'flex', gap: space.s8 })
globalStyle(`${search} form > span`, { flex: 1 })
