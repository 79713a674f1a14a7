import { style } from '@vanilla-extract/css'
import { color } from '../theme/theme.css'

export const mark = style({ display: 'flex', flex: 'none', color: color.warn })
