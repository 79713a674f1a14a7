import { style } from '@vanilla-extract/css'
import { color } from './theme.css'

const dots = style({
  fontSize: '8px',
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

/** Dots and number of the tiers 1, 2 and 3. */
export const tierDots = [
  style([dots, { color: color.accent }]),
  style([dots, { color: color.purple }]),
  style([dots, gradient]),
] as const

export const tierNumber = [
  style({ color: color.accent }),
  style({ color: color.purple }),
  style([gradient, { fontWeight: 600 }]),
] as const
