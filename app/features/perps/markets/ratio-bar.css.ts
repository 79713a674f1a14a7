import { style, styleVariants } from '@vanilla-extract/css'
import { color, media, space } from '~/ui/theme/theme.css'

export const ratio = style({ display: 'inline-flex', alignItems: 'center', gap: space.s8 })
export const track = style({
  width: '56px',
  height: '4px',
  borderRadius: space.s2,
  background: color.track,
  overflow: 'hidden',
  flex: 'none',
  '@media': { [media.phone]: { width: '44px' } },
})
const base = style({ display: 'block', height: '100%' })
const even = style({
  background: color.accent,
  // In the colour-blind palette, the colour for "buy" is as blue as the accent, so the bar is grey.
  selectors: { ':root.safe &': { background: color.subtle } },
})
export const bar = styleVariants({
  long: [base, { background: color.buy }],
  short: [base, { background: color.sell }],
  even: [base, even],
})
export const number = style({ minWidth: '36px', textAlign: 'right' })
