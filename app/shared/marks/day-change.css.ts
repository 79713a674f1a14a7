import { globalStyle, style } from '@vanilla-extract/css'
import { ellipsis } from '~/ui/theme/text-style.css'
import { color, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

/** A change with an age may be wider than its column. */
export const keptChange = style([
  ellipsis,
  { display: 'inline-block', maxWidth: '100%', verticalAlign: 'bottom' },
])
export const keptAge = style({ ...type.micro })
globalStyle(`${keptAge} time`, { color: 'inherit' })

export const keptLegend = style({
  margin: 0,
  padding: `${space.s6} ${space.s12}`,
  color: color.subtle,
  ...type.micro,
})
