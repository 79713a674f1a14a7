import { style } from '@vanilla-extract/css'
import { color, media, metric, space } from '../theme/theme.css'

export const pager = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  '@media': { [media.phone]: { flex: 1, justifyContent: 'space-between' } },
})

/** A pager that only wider screens show. */
export const pagerNotOnPhone = style([pager, { '@media': { [media.phone]: { display: 'none' } } }])

/** A short pager that only phones show. */
export const shortOnPhone = style([pager, { '@media': { [media.aboveCards]: { display: 'none' } } }])

/** A short pager that only wider screens show. */
export const short = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  marginInlineStart: 'auto',
  fontSize: '12px',
  color: color.muted,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'none' } },
})

const step = style({
  minWidth: '26px',
  height: '26px',
  borderRadius: metric.radiusChip,
  color: color.muted,
  display: 'grid',
  placeItems: 'center',
  padding: `0 ${space.s4}`,
  fontSize: '12px',
  ':hover': { background: color.bg3, color: color.text },
  selectors: { '&[aria-current]': { background: color.bg3, color: color.text, fontWeight: 600 } },
})

export const number = style([step, { '@media': { [media.phone]: { display: 'none' } } }])

export const arrow = style([
  step,
  {
    selectors: {
      '&[aria-disabled]': { opacity: 0.45 },
      '&[aria-disabled]:hover': { background: 'none', color: color.muted },
    },
    '@media': { [media.phone]: { minWidth: '44px', height: '44px', color: color.text } },
  },
])

export const gap = style({ '@media': { [media.phone]: { display: 'none' } } })
