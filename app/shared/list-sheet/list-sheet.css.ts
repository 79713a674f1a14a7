import { globalStyle, style } from '@vanilla-extract/css'
import { color, space } from '~/ui/theme/theme.css'

/** Place of the button that closes the sheet, below its content. */
export const foot = style({
  display: 'grid',
  flex: 'none',
  padding: `${space.s12} ${space.s16}`,
  borderTop: `1px solid ${color.border}`,
})
globalStyle(`${foot} > button`, { justifyContent: 'center' })
