import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, space } from './theme.css'
import { type } from './type-scale'

export const fresh = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s6,
  ...type.micro,
  color: color.muted,
  fontWeight: 400,
  whiteSpace: 'nowrap',
  // In a header without room the age gives way, then the end of the title; the word stays.
  minWidth: '62px',
  flexShrink: 1000,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
export const age = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' })

export const word = styleVariants({
  live: { color: color.buy },
  delayed: { color: color.warn },
  offline: { color: color.danger },
})

const words = Object.values(word).map((name) => `b${name}`)
globalStyle(words.join(', '), {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s6,
  fontWeight: 500,
  flex: 'none',
})
