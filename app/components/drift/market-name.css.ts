import { style } from '@vanilla-extract/css'
import { ellipsis } from '~/ui/text-style.css'
import { color, space } from '~/ui/theme.css'

export const name = style({
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  gap: space.s8,
  minWidth: 0,
})
export const words = ellipsis
export const quiet = style({ color: color.subtle, fontWeight: 400 })
