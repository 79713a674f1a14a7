import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { color, layer, media, metric, space } from '../theme/theme.css'
import { type } from '../theme/type-scale'

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

export const region = style({
  position: 'fixed',
  insetInlineEnd: space.s16,
  bottom: space.s16,
  zIndex: layer.toast,
  display: 'grid',
  gap: space.s8,
  width: '340px',
  maxWidth: `calc(100vw - ${space.s24})`,
  // The region for toasts covers a part of the page even where there is no toast. There it must not block
  // clicks.
  pointerEvents: 'none',
  // Toasts are above the tab bar.
  '@media': { [media.phone]: { insetInlineEnd: space.s12, bottom: '64px', width: 'auto', left: space.s12 } },
})

// A modal dialog makes the page inert, so it has its own region for toasts.
globalStyle(`html:has(dialog:modal) ${region}`, { visibility: 'hidden' })
globalStyle(`html dialog:modal ${region}`, { visibility: 'visible' })

export const list = style({ display: 'grid', gap: space.s8 })

export const toast = style({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  padding: `10px 10px 10px ${space.s12}`,
  background: color.bg3,
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusCard,
  boxShadow: color.shadow,
  ...type.body,
  animation: `${enter} ${metric.drawer} ${metric.ease}`,
})

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
export const detail = style({ display: 'block', color: color.muted, ...type.table })

export const mark = styleVariants({
  success: { color: color.buy },
  info: { color: color.muted },
  error: { color: color.danger },
})
