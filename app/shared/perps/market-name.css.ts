import { style } from '@vanilla-extract/css'
import { ellipsis } from '~/ui/theme/text-style.css'
import { color, space } from '~/ui/theme/theme.css'

export const name = style({
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  gap: space.s8,
  minWidth: 0,
  maxWidth: '100%',
})
/**
 * If the name does not fit, the `-PERP` suffix wraps onto a second line, which is hidden. The suffix
 * therefore disappears before the symbol is truncated.
 */
export const words = style([ellipsis, { whiteSpace: 'normal', lineHeight: '1.3', height: '1.3em' }])
export const symbol = style({ whiteSpace: 'nowrap' })
export const quiet = style([symbol, { color: color.subtle, fontWeight: 400 }])
