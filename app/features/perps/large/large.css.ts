import { style } from '@vanilla-extract/css'
import { overlayText } from '~/ui/theme/text-style.css'
import { color, metric, space } from '~/ui/theme/theme.css'
import { glyphType, type } from '~/ui/theme/type-scale'

export const mark = style({ ...glyphType, color: color.warn, marginRight: space.s4 })

export const panel = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  ...overlayText,
  width: '280px',
  padding: space.s12,
  background: color.bg3,
  color: color.text,
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusCard,
  boxShadow: color.shadow,
  selectors: { '&:popover-open': { display: 'grid', gap: space.s12 } },
})
export const title = style({ ...type.control, fontWeight: 600 })
export const note = style({ ...type.micro, color: color.muted })
export const label = style({ ...type.micro, color: color.muted, flex: 'none' })
