import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { logoHues } from '~/domain/token/logo'
import { logoLetter, unknownLogo } from '~/ui/theme/palettes'
import { color } from '~/ui/theme/theme.css'

/**
 * Font size of the letters in a logo, by the size of the logo, px. The font sizes are among those that other
 * text of the page uses.
 */
const letterSizes = { 16: 8, 18: 8, 20: 8, 28: 11, 32: 12, 36: 13 } as const
export type LogoSize = keyof typeof letterSizes

const across = createVar()
export const sizes = styleVariants(letterSizes, (letters, size) => ({
  vars: { [across]: `${size}px` },
  width: across,
  height: across,
  fontSize: `${letters}px`,
}))

/**
 * A round background with letters. The letters are text, because drawing them would cost a browser several
 * times as much, and lists have hundreds of logos.
 */
const disc = style({
  display: 'block',
  flex: 'none',
  position: 'relative',
  borderRadius: '50%',
  lineHeight: across,
  fontWeight: 600,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  userSelect: 'none',
})

/**
 * The picture covers the letters. It has no size of its own, so browsers show nothing of a picture that is
 * loading or has failed, and the letters stay visible. It is not part of the line of letters, because a picture
 * that arrives would otherwise change the layout of the table around it.
 */
export const picture = style({
  position: 'absolute',
  top: 0,
  left: 0,
  maxWidth: '100%',
  borderRadius: '50%',
  background: color.bg1,
})

export const hues = logoHues.map((background) => style([disc, { background, color: logoLetter }]))
export const unknown = style([
  disc,
  {
    background: unknownLogo.fill,
    boxShadow: `inset 0 0 0 1px ${unknownLogo.stroke}`,
    color: unknownLogo.letter,
  },
])
