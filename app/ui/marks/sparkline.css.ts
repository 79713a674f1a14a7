import { style, styleVariants } from '@vanilla-extract/css'
import { color } from '../theme/theme.css'

export const line = style({ fill: 'none', strokeWidth: 1.5, strokeLinejoin: 'round', strokeLinecap: 'round' })

/** Line colours by meaning. */
export const stroke = styleVariants({
  neutral: { stroke: color.accent },
  up: { stroke: color.buy },
  down: { stroke: color.sell },
})
