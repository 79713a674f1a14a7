import { style, styleVariants } from '@vanilla-extract/css'
import { sprinkles } from '~/ui/sprinkles.css'
import { color, space } from '~/ui/theme.css'
import { type } from '~/ui/type-scale'

export const dots = style({
  fontSize: '8px',
  lineHeight: '8px',
  letterSpacing: '1px',
  marginRight: '5px',
  position: 'relative',
  top: '-1px',
})

/** Colour of the tiers 1, 2 and 3: orange, blue, green. */
export const tierColor = styleVariants({
  1: { color: color.warn },
  2: { color: color.accent },
  3: { color: color.buy },
})

export const legend = style([
  sprinkles({ display: 'flex', alignItems: 'center', gap: 's12' }),
  { ...type.micro, color: color.subtle, flexWrap: 'wrap', padding: `${space.s4} 0` },
])
