import { style } from '@vanilla-extract/css'
import { logoHues, logoLetter, unknownLogo } from './theme.css'

export const logo = style({ borderRadius: '50%' })

const letters = style({ fontWeight: 700, textAnchor: 'middle', fill: logoLetter })
export const twoLetters = style([letters, { fontSize: '7.5px' }])
export const questionMark = style([letters, { fontSize: '10px', fill: unknownLogo.letter }])

export const hues = logoHues.map((fill) => style({ fill }))
export const unknown = style({ fill: unknownLogo.fill, stroke: unknownLogo.stroke })
