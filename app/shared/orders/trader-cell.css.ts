import { style } from '@vanilla-extract/css'
import { color } from '~/ui/theme/theme.css'

export const traderLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minHeight: '24px',
  ':hover': { color: color.link },
})
