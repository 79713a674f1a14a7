import { style } from '@vanilla-extract/css'
import { color, metric } from '../theme/theme.css'

export const kbd = style({
  font: `500 11px/18px ${metric.fontUi}`,
  minWidth: '20px',
  padding: '0 5px',
  textAlign: 'center',
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusChip,
  background: color.bg2,
  color: color.muted,
})
