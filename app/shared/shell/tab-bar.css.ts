import { style } from '@vanilla-extract/css'
import { color, layer, media, metric, space } from '~/ui/theme/theme.css'

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: layer.nav,
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  height: `calc(${metric.tabBar} + env(safe-area-inset-bottom))`,
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: color.bg1,
  borderTop: `1px solid ${color.border}`,
  '@media': { [media.aboveCards]: { display: 'none' } },
})

export const tab = style({
  height: '100%',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.s2,
  fontSize: '11px',
  lineHeight: '14px',
  color: color.muted,
  selectors: { '&[aria-current]': { color: color.accent } },
})
