import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, space } from './theme.css'
import { type } from './type-scale'

const chip = style({
  ...type.micro,
  color: color.muted,
  fontWeight: 400,
  whiteSpace: 'nowrap',
  // In a header without room it gives way, then the end of the title.
  minWidth: '62px',
  flexShrink: 1e5,
  overflow: 'hidden',
  verticalAlign: 'middle',
})
export const sentence = style([chip, { display: 'inline-block', textOverflow: 'ellipsis' }])

/** The word stays: where the age has no room it goes to a second line, which nobody sees. */
export const fresh = style([
  chip,
  { display: 'inline-flex', flexWrap: 'wrap', columnGap: space.s6, height: type.micro.lineHeight },
])

export const word = styleVariants({
  live: { color: color.buy },
  delayed: { color: color.warn },
  offline: { color: color.danger },
})

// The shortest word, which is also the usual one.
globalStyle(`${fresh}:has(> ${word.live})`, { minWidth: '35px' })

const words = Object.values(word).map((name) => `b${name}`)
globalStyle(words.join(', '), {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s6,
  fontWeight: 500,
  flex: 'none',
})
