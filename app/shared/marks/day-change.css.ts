import { style } from '@vanilla-extract/css'
import { color } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const keptAge = style({ color: color.subtle, ...type.micro })
