import { style } from '@vanilla-extract/css'
import { space } from '~/ui/theme/theme.css'

export const compareLine = style({ margin: `0 0 ${space.s12}`, textAlign: 'right' })
