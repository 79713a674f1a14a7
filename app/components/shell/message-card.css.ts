import { style } from '@vanilla-extract/css'
import { color, metric, space } from '~/ui/theme.css'

export const card = style({
  width: '100%',
  maxWidth: '480px',
  margin: `${space.s48} auto`,
  background: color.bg1,
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusCard,
})
