import { style } from '@vanilla-extract/css'
import { sprinkles } from '~/ui/theme/sprinkles.css'
import { color, space } from '~/ui/theme/theme.css'
import { glyphType, type } from '~/ui/theme/type-scale'

export const dots = style({
  ...glyphType,
  lineHeight: '8px',
  letterSpacing: '1px',
  marginRight: '5px',
  position: 'relative',
  top: '-1px',
})

export const legend = style([
  sprinkles({ display: 'flex', alignItems: 'center' }),
  { ...type.micro, color: color.subtle, flexWrap: 'wrap', gap: `0 ${space.s8}`, padding: `${space.s4} 0` },
])
