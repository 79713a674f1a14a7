import { style } from '@vanilla-extract/css'
import { color, layer, media, metric, space } from '../theme/theme.css'

/** A link that is outside the window until it has the focus. It leads past the content before its target. */
export const skipLink = style({
  position: 'fixed',
  insetInlineStart: space.s8,
  top: `-${space.s48}`,
  zIndex: layer.toast,
  padding: `${space.s8} ${space.s12}`,
  background: color.bg3,
  borderRadius: metric.radiusControl,
  ':focus': { top: space.s8 },
  '@media': { [media.paper]: { display: 'none' } },
})
