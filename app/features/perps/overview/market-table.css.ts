import { style } from '@vanilla-extract/css'
import { ellipsis } from '~/ui/theme/text-style.css'
import { color, space } from '~/ui/theme/theme.css'

export const market = style({ display: 'flex', alignItems: 'center', gap: space.s8, minWidth: 0 })
export const status = style([ellipsis, { color: color.warn, fontSize: '11px' }])
