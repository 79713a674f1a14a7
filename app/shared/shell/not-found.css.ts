import { globalStyle, style } from '@vanilla-extract/css'
import { space } from '~/ui/theme/theme.css'

export const search = style({ width: '100%', display: 'flex', gap: space.s8, paddingTop: space.s8 })
globalStyle(`${search} > :first-child`, { flex: 1 })
