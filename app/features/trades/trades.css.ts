import { globalStyle, style } from '@vanilla-extract/css'
import { lineLink } from '~/ui/theme/text-style.css'
import { color, media, space } from '~/ui/theme/theme.css'

export const cellLink = style([lineLink, { ':hover': { color: color.link } }])

/** Choice of the venue, and the token and the trader to which the list is limited. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space.s8,
  padding: `${space.s6} ${space.s12}`,
  borderTop: `1px solid ${color.hair}`,
})
// The venues do not fit into one line of a phone.
globalStyle(`${bar} > nav`, { '@media': { [media.phone]: { flexWrap: 'wrap' } } })
export const pager = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space.s8,
  padding: `${space.s8} ${space.s12}`,
})
