import { globalStyle, style } from '@vanilla-extract/css'
import { color, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const keptAge = style({ ...type.micro })
globalStyle(`${keptAge} time`, { color: 'inherit' })

export const keptLegend = style({
  margin: 0,
  padding: `${space.s6} ${space.s12}`,
  color: color.subtle,
  ...type.micro,
})
