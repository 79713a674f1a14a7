import { style } from '@vanilla-extract/css'
import { fromEnd } from '~/ui/theme/text-style.css'
import { color } from '~/ui/theme/theme.css'
import { glyphType } from '~/ui/theme/type-scale'

const dots = style({
  ...glyphType,
  lineHeight: '8px',
  letterSpacing: '1px',
  marginRight: '6px',
  position: 'relative',
  top: '-1px',
})

const gradient = {
  backgroundImage: `linear-gradient(90deg, ${color.accent}, ${color.purple} 60%, ${color.sell})`,
  backgroundClip: 'text',
  WebkitBackgroundClip: 'text',
  color: 'transparent',
} as const

/** The number has the same width from 1,000 to 9,999.99, so that the dots before it do not move. */
const number = style([
  fromEnd,
  { display: 'inline-block', minWidth: '50px', textAlign: 'right', unicodeBidi: 'plaintext' },
])

/** Styles of the dots of tiers 1, 2 and 3. */
export const tierDots = [
  style([dots, { color: color.accent }]),
  style([dots, { color: color.purple }]),
  style([dots, gradient]),
] as const

export const tierNumber = [
  style([number, { color: color.accent }]),
  style([number, { color: color.purple }]),
  style([number, gradient, { fontWeight: 600 }]),
] as const
