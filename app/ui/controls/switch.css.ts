import { style } from '@vanilla-extract/css'
import { color, media, metric, space } from '../theme/theme.css'

export const control = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s8,
  minHeight: '24px',
  fontSize: '12px',
  color: color.muted,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { minHeight: '44px' } },
})

/** A switch that is a row in the drawer or in a list of settings. */
export const row = style([control, { width: '100%', minHeight: '44px', fontSize: '14px' }])

export const track = style({
  width: '26px',
  height: '16px',
  flex: 'none',
  borderRadius: '8px',
  background: color.borderStrong,
  position: 'relative',
  transition: `background ${metric.hover}`,
  '::after': {
    content: '',
    position: 'absolute',
    width: '12px',
    height: '12px',
    left: space.s2,
    top: space.s2,
    borderRadius: '50%',
    background: color.bg0,
    transition: `transform ${metric.hover}`,
  },
  selectors: {
    '[aria-checked="true"] > &': { background: color.accent },
    '[aria-checked="true"] > &::after': { transform: 'translateX(10px)', background: color.onAccent },
  },
})
