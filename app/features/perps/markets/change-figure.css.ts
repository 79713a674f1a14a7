import { style } from '@vanilla-extract/css'
import { color } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

/** Age of a kept change, beside the change. */
export const keptAge = style({ color: color.subtle, ...type.micro })
