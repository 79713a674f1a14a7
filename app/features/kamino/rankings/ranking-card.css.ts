import { style } from '@vanilla-extract/css'
import { color, space } from '~/ui/theme/theme.css'

/** Links at the right end of the card's footer. */
export const ways = style({ display: 'flex', alignItems: 'center', gap: space.s8, flex: 'none' })

export const allTraders = style({
  color: color.link,
  padding: `${space.s6} 0`,
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline' },
})
