import { keyframes, style } from '@vanilla-extract/css'
import { color, layer, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

const run = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(400%)' },
})

/** The progress line is at the upper edge of the window, where browsers show their own progress. */
export const line = style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  height: '2px',
  zIndex: layer.toast,
  overflow: 'hidden',
  pointerEvents: 'none',
  '::before': {
    content: '',
    display: 'block',
    width: '25%',
    height: '100%',
    background: color.accent,
    animation: `${run} 1.2s ease-in-out infinite`,
  },
  '@media': { [media.still]: { '::before': { width: '100%', animation: 'none' } } },
})

export const place = style({
  position: 'fixed',
  insetInline: 0,
  bottom: space.s16,
  zIndex: layer.toast,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  // The message is above the tab bar.
  '@media': { [media.phone]: { bottom: '64px' } },
})

export const notice = style({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  maxWidth: `calc(100vw - ${space.s24})`,
  padding: `10px ${space.s12}`,
  background: color.bg3,
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusCard,
  boxShadow: color.shadow,
  ...type.body,
})
