import { style } from '@vanilla-extract/css'
import { overlayText } from '../theme/text-style.css'
import { color, metric, space } from '../theme/theme.css'
import { touchArea } from '../theme/touch-area'
import { type } from '../theme/type-scale'

export const bubble = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: `${space.s6} ${space.s8}`,
  width: 'max-content',
  maxWidth: 'min(320px, calc(100vw - 16px))',
  background: color.bg3,
  color: color.text,
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusControl,
  boxShadow: color.shadow,
  ...overlayText,
  ...type.micro,
  overflow: 'visible',
})

/** Style of text that shows an explanation on hover. */
export const hint = style({
  ...touchArea(8),
  textDecoration: `underline dotted ${color.subtle}`,
  textUnderlineOffset: '3px',
  // The target is 24 px high, but takes up no more space than its text.
  padding: `${space.s4} 0`,
  margin: `-${space.s4} 0`,
  cursor: 'help',
})
