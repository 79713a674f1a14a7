import { style } from '@vanilla-extract/css'
import { color, media, space } from '../theme/theme.css'

export const tabs = style({
  display: 'flex',
  gap: space.s4,
  height: '40px',
  borderBottom: `1px solid ${color.border}`,
  '@media': { [media.phone]: { height: '44px', overflowX: 'auto', scrollbarWidth: 'none' } },
})

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  padding: `0 ${space.s12}`,
  color: color.muted,
  fontSize: '13px',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  position: 'relative',
  ':hover': { color: color.text },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[aria-current], &[aria-selected="true"]': { color: color.text },
    '&[aria-current]::after, &[aria-selected="true"]::after': {
      content: '',
      position: 'absolute',
      insetInline: space.s12,
      bottom: '-1px',
      height: space.s2,
      background: color.accent,
      borderRadius: '1px',
    },
  },
})
