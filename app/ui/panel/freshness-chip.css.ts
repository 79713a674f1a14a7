import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, space } from '../theme/theme.css'
import { type } from '../theme/type-scale'

const chip = style({
  ...type.micro,
  color: color.muted,
  fontWeight: 400,
  whiteSpace: 'nowrap',
  // If the header is narrow, the chip shrinks first, and then the title is cut off.
  minWidth: '62px',
  flexShrink: 1e5,
  overflow: 'hidden',
  verticalAlign: 'middle',
})
export const sentence = style([chip, { display: 'inline-block', textOverflow: 'ellipsis' }])

/**
 * The word is always visible. If the age does not fit beside it, the age wraps to a second line, which is
 * hidden.
 */
export const fresh = style([
  chip,
  { display: 'inline-flex', flexWrap: 'wrap', columnGap: space.s6, height: type.micro.lineHeight },
])

export const word = styleVariants({
  live: { color: color.buy },
  delayed: { color: color.warn },
  offline: { color: color.danger },
})

// `Live` is the shortest word of the chip and the most frequent one.
globalStyle(`${fresh}:has(> ${word.live})`, { minWidth: '35px' })

const words = Object.values(word).map((name) => `b${name}`)
globalStyle(words.join(', '), {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s6,
  fontWeight: 500,
  flex: 'none',
})
