import { style } from '@vanilla-extract/css'
import { layer, metric } from '~/ui/theme.css'

/** Stands over the rows while the panel's header is out of sight, without taking room. */
export const floating = style({
  position: 'sticky',
  top: `calc(${metric.stickyTop} + 40px)`,
  zIndex: layer.sticky + 1,
  height: 0,
  display: 'flex',
  justifyContent: 'center',
})
