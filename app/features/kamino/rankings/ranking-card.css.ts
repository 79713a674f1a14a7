import { globalStyle, style } from '@vanilla-extract/css'
import { color, space } from '~/ui/theme/theme.css'

/** Links at the right end of the card's footer. */
export const ways = style({ display: 'flex', alignItems: 'center', gap: space.s8, flex: 'none' })

/** The rows of a ranking. A click anywhere in a row follows its link. */
export const clickable = style({})
globalStyle(`${clickable} tr:has([data-row-link])`, { cursor: 'pointer' })

export const allTraders = style({
  color: color.link,
  padding: `${space.s6} 0`,
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline' },
})
