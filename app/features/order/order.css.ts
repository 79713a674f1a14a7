import { style } from '@vanilla-extract/css'
import { color, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

/** The page is as wide as the order popup, which shows the same content. */
export const card = style({
  width: '100%',
  maxWidth: '880px',
  margin: '0 auto',
  padding: space.s16,
  background: color.bg1,
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusCard,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s8,
  marginBottom: space.s16,
})
export const title = style(type.control)
