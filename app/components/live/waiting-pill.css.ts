import { style } from '@vanilla-extract/css'
import { layer, metric } from '~/ui/theme.css'

/** Floats over the rows while the panel's header is out of sight. Takes no space. */
export const floating = style({
  position: 'sticky',
  top: `calc(${metric.stickyTop} + 40px)`,
  zIndex: layer.sticky + 1,
  height: 0,
  display: 'flex',
  justifyContent: 'center',
})
