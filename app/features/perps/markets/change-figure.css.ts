import { style } from '@vanilla-extract/css'
import { color, media } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

/** Age of a kept change: beside the change, or on phones, whose columns are too narrow for both, above it. */
export const keptAge = style({
  color: color.subtle,
  ...type.micro,
  '@media': { [media.phone]: { display: 'block' } },
})
