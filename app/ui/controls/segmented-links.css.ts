import { style } from '@vanilla-extract/css'
import { color, media, metric, space } from '../theme/theme.css'
import { touchArea } from '../theme/touch-area'

export const segments = style({
  display: 'inline-flex',
  padding: space.s2,
  borderRadius: metric.radiusControl,
  background: color.bg2,
  // The element may be a fieldset, whose default style is removed here.
  margin: 0,
  border: 0,
  minWidth: 0,
})

export const segment = style([
  touchArea(4),
  {
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
    cursor: 'pointer',
    ':hover': { color: color.text },
    selectors: {
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: space.s2 },
      '&[aria-current], &:has(:checked)': {
        background: color.bg3,
        color: color.text,
        boxShadow: `inset 0 0 0 1px ${color.border}`,
      },
      ':root.light &[aria-current], :root.light &:has(:checked)': { background: color.bg1 },
    },
    '@media': { [media.phone]: { height: '36px', padding: `0 ${space.s12}` } },
  },
])
