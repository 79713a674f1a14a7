import { style } from '@vanilla-extract/css'
import { color, media, metric, space } from './theme.css'

export const segments = style({
  display: 'inline-flex',
  padding: space.s2,
  borderRadius: metric.radiusControl,
  background: color.bg2,
})

export const segment = style({
  height: '24px',
  display: 'inline-flex',
  alignItems: 'center',
  padding: `0 ${space.s8}`,
  borderRadius: metric.radiusChip,
  fontSize: '12px',
  lineHeight: '16px',
  fontWeight: 500,
  color: color.muted,
  whiteSpace: 'nowrap',
  ':hover': { color: color.text },
  selectors: {
    '&[aria-current]': {
      background: color.bg3,
      color: color.text,
      boxShadow: `inset 0 0 0 1px ${color.border}`,
    },
    ':root.light &[aria-current]': { background: color.bg1 },
  },
  '@media': { [media.phone]: { height: '36px', padding: `0 ${space.s12}` } },
})
