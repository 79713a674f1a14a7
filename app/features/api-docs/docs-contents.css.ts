import { style } from '@vanilla-extract/css'
import { color, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const contents = style({ ...type.table, display: 'grid', gap: '1px', alignContent: 'start' })

export const heading = style({
  ...type.micro,
  color: color.subtle,
  fontWeight: 500,
  margin: 0,
  padding: `${space.s12} ${space.s8} ${space.s4}`,
})

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  minHeight: '28px',
  padding: `${space.s6} ${space.s8}`,
  borderRadius: '5px',
  color: color.muted,
  ':hover': { background: color.bg2, color: color.text },
  '@media': { [media.phone]: { minHeight: '44px' } },
  selectors: { '&[aria-current]': { background: color.bg2, color: color.text } },
})

export const count = style({ marginInlineStart: 'auto', color: color.subtle })

export const folded = style({
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusCard,
  background: color.bg1,
  padding: `0 ${space.s4}`,
  '@media': { [media.aboveCards]: { display: 'none' } },
})
export const opener = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '44px',
  padding: `0 ${space.s8}`,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
})
