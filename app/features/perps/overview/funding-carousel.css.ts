import { globalStyle, style } from '@vanilla-extract/css'
import { ellipsis } from '~/ui/theme/text-style.css'
import { color, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const note = style({
  ...type.micro,
  color: color.subtle,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'none' } },
})
export const arrows = style({ display: 'inline-flex', '@media': { [media.phone]: { display: 'none' } } })

/** Four cards are in view, or fewer on narrow pages. On phones the next card is partly visible. */
export const track = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `calc((100% - 3 * ${space.s8}) / 4)`,
  gap: space.s8,
  margin: space.s12,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: metric.radiusControl,
  '@container': {
    'page (max-width: 860px)': { gridAutoColumns: `calc((100% - 2 * ${space.s8}) / 3)` },
    // Container rules come after media rules and would override them. The rule for phones is therefore also a
    // container rule.
    'page (max-width: 560px)': { gridAutoColumns: '148px' },
  },
})

// On phones, a card needs more space for the name of the venue.
globalStyle(`${track}:has(abbr)`, {
  '@container': { 'page (max-width: 560px)': { gridAutoColumns: '188px' } },
})

export const slide = style({ scrollSnapAlign: 'start', minWidth: 0 })
export const card = style({
  display: 'grid',
  gap: space.s2,
  padding: `10px ${space.s12}`,
  borderRadius: metric.radiusControl,
  background: color.bg2,
  ':hover': { background: color.bg3 },
  ':focus-visible': { outlineOffset: '-2px' },
})
export const market = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  color: color.muted,
  ...type.table,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
})
export const symbol = style([ellipsis])
export const rate = style({ fontSize: '16px', lineHeight: '20px', fontWeight: 600 })
export const hourly = style({ ...type.micro, color: color.muted })
