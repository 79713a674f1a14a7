import { style } from '@vanilla-extract/css'
import { color, metric } from '~/ui/theme/theme.css'

export const mark = style({
  flex: 'none',
  padding: '0 4px',
  borderRadius: metric.radiusChip,
  boxShadow: `inset 0 0 0 1px ${color.border}`,
  color: color.muted,
  fontSize: '10px',
  fontWeight: 500,
  lineHeight: '14px',
  letterSpacing: 0,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
})
