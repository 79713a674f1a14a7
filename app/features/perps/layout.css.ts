import { globalStyle, style } from '@vanilla-extract/css'
import { color, metric } from '~/ui/theme/theme.css'

/** Layout of the market list beside the content. */
export const columns = style({ display: 'flex', gap: metric.gap, minWidth: 0 })
export const main = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: metric.gap })

/**
 * The tabs stay in place while the content below them changes. They form the upper edge of the first card.
 */
export const tabs = style({
  background: color.bg1,
  border: `1px solid ${color.border}`,
  borderBottom: 0,
  borderRadius: `${metric.radiusCard} ${metric.radiusCard} 0 0`,
  minWidth: 0,
  overflow: 'clip',
})
globalStyle(`${tabs} + section`, {
  marginTop: `calc(-1 * ${metric.gap})`,
  borderTop: 0,
  borderTopLeftRadius: 0,
  borderTopRightRadius: 0,
})
