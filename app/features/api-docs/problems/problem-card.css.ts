import { style } from '@vanilla-extract/css'
import { color, space } from '~/ui/theme/theme.css'

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${space.s8} ${space.s24}`,
  fontSize: '14px',
  lineHeight: '22px',
  maxWidth: '760px',
})
export const name = style({ color: color.muted })
