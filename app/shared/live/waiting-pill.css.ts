import { style } from '@vanilla-extract/css'
import { layer, metric } from '~/ui/theme/theme.css'

/**
 * The button floats over the rows while the panel's header is out of sight. It takes up no space in the
 * layout.
 */
export const floating = style({
  position: 'sticky',
  top: `calc(${metric.stickyTop} + 40px)`,
  zIndex: layer.sticky + 1,
  height: 0,
  display: 'flex',
  justifyContent: 'center',
})
