import { style } from '@vanilla-extract/css'
import { color, space } from '~/ui/theme/theme.css'

export const share = style({ display: 'flex', alignItems: 'center', gap: space.s8 })
export const percent = style({ width: '34px', color: color.muted })
export const bar = style({ flex: 1, display: 'flex', gap: space.s2, height: '4px', minWidth: '32px' })
export const bought = style({ background: color.buy, borderRadius: `${space.s2} 0 0 ${space.s2}` })
export const sold = style({ flex: 1, background: color.sell, borderRadius: `0 ${space.s2} ${space.s2} 0` })
