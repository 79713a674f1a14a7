import { style } from '@vanilla-extract/css'
import { overlayText } from '~/ui/theme/text-style.css'
import { color, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const card = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  width: 'min(340px, calc(100vw - 16px))',
  padding: space.s12,
  background: color.bg3,
  color: color.text,
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusCard,
  boxShadow: color.shadow,
  ...overlayText,
  ...type.table,
  overflow: 'auto',
  maxHeight: '60dvh',
  ':focus-visible': { outlineOffset: '-2px' },
})

export const line = style({ display: 'block', selectors: { '& + &': { marginTop: space.s6 } } })
export const title = style([line, { ...type.body, fontWeight: 600 }])
export const quiet = style([line, { color: color.muted }])
/** Name of a metric. Shown if the card explains several metrics. */
export const name = style({ fontWeight: 600 })
/** Link to the methodology page. */
export const more = style({ color: color.link, textDecoration: 'underline' })
