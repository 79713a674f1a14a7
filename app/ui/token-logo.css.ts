import { globalStyle, style } from '@vanilla-extract/css'
import { logoHues } from '../domain/logo'
import { logoLetter, unknownLogo } from './palettes'
import { color } from './theme.css'

export const logo = style({ borderRadius: '50%' })

export const frame = style({
  display: 'inline-block',
  whiteSpace: 'nowrap',
  lineHeight: 0,
  borderRadius: '50%',
})

globalStyle(`${frame} > svg`, { display: 'inline', verticalAlign: 'top' })

/**
 * Laid over the letters as the next part of the line, and without a width of its own: so browsers show nothing at all of a picture
 * that fails or is still on its way, neither a ground nor a broken frame, and the letters stay.
 */
export const picture = style({
  maxWidth: '100%',
  marginLeft: '-100%',
  borderRadius: '50%',
  background: color.bg1,
  verticalAlign: 'top',
})

const letters = style({ fontWeight: 700, textAnchor: 'middle', fill: logoLetter })
export const twoLetters = style([letters, { fontSize: '7.5px' }])
export const questionMark = style([letters, { fontSize: '10px', fill: unknownLogo.letter }])

export const hues = logoHues.map((fill) => style({ fill }))
export const unknown = style({ fill: unknownLogo.fill, stroke: unknownLogo.stroke })
