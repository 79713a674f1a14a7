import { globalStyle, style } from '@vanilla-extract/css'
import { space } from '~/ui/theme/theme.css'

export const form = style({ display: 'flex', gap: space.s8, flex: '0 1 380px', minWidth: 0 })
globalStyle(`${form} > span`, { flex: 1 })
