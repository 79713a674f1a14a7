import { style } from '@vanilla-extract/css'
import { color, space } from '~/ui/theme.css'

export const allTraders = style({
  color: color.link,
  padding: `${space.s6} ${space.s4}`,
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline' },
})
