import { styleVariants } from '@vanilla-extract/css'
import { color } from '~/ui/theme/theme.css'

export const moved = styleVariants({
  up: { color: color.buy, whiteSpace: 'nowrap' },
  down: { color: color.sell, whiteSpace: 'nowrap' },
  kept: { color: color.subtle },
})
