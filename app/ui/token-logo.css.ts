import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { logoHues } from '../domain/logo'
import { logoLetter, unknownLogo } from './palettes'
import { color } from './theme.css'

/** By pixels across: of letters, a size that other words of a page have as well. */
const letterSizes = { 16: 8, 18: 8, 20: 8, 28: 11, 32: 12, 36: 13 } as const
export type LogoSize = keyof typeof letterSizes

const across = createVar()
export const sizes = styleVariants(letterSizes, (letters, size) => ({
  vars: { [across]: `${size}px` },
  width: across,
  height: across,
  fontSize: `${letters}px`,
}))

export const frame = style({
  display: 'inline-block',
  whiteSpace: 'nowrap',
  lineHeight: 0,
  borderRadius: '50%',
})

/** A round ground, and on it letters: text of the page, since a drawing of the same costs a browser several times as much, and lists have hundreds. */
const disc = style({
  display: 'block',
  flex: 'none',
  borderRadius: '50%',
  lineHeight: across,
  fontWeight: 600,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  userSelect: 'none',
  selectors: { [`${frame} > &`]: { display: 'inline-block', verticalAlign: 'top' } },
})

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

export const hues = logoHues.map((background) => style([disc, { background, color: logoLetter }]))
export const unknown = style([
  disc,
  {
    boxSizing: 'border-box',
    background: unknownLogo.fill,
    border: `1px solid ${unknownLogo.stroke}`,
    color: unknownLogo.letter,
    lineHeight: `calc(${across} - 2px)`,
  },
])
