import { style } from '@vanilla-extract/css'
import { logoHues } from '../domain/logo'
import { color, logoLetter, unknownLogo } from './theme.css'

export const logo = style({ borderRadius: '50%' })

export const frame = style({
  display: 'inline-block',
  whiteSpace: 'nowrap',
  lineHeight: 0,
  borderRadius: '50%',
})

/** Laid over the letters as a part of the line, not by position: a picture that fails is then an empty line part and paints no ground. */
export const picture = style({
  marginLeft: '-100%',
  borderRadius: '50%',
  background: color.bg1,
  objectFit: 'cover',
  verticalAlign: 'top',
})

const letters = style({ fontWeight: 700, textAnchor: 'middle', fill: logoLetter })
export const twoLetters = style([letters, { fontSize: '7.5px' }])
export const questionMark = style([letters, { fontSize: '10px', fill: unknownLogo.letter }])

export const hues = logoHues.map((fill) => style({ fill }))
export const unknown = style({ fill: unknownLogo.fill, stroke: unknownLogo.stroke })
