import { globalStyle, style } from '@vanilla-extract/css'
import { color, media, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const header = style({
  flexDirection: 'row',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space.s12} ${space.s16}`,
  minHeight: '64px',
  padding: `${space.s12} ${space.s16}`,
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

/** The choice of the venue. On narrow pages it has a row of its own, so that the totals stay in one row. */
export const venues = style({
  display: 'inline-flex',
  '@container': { 'page (max-width: 1059px)': { flexBasis: '100%' } },
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
})

export const figures = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: space.s12,
  '@media': {
    [media.phone]: { gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.s12 },
  },
})

export const figure = style({
  display: 'grid',
  // The gap makes the tooltip targets of the name and of the figure 24 px high each.
  gap: space.s8,
  padding: '0 20px',
  borderLeft: `1px solid ${color.border}`,
  ':first-child': { paddingLeft: 0, borderLeft: 0 },
  '@media': { [media.phone]: { padding: 0, borderLeft: 0 } },
})
globalStyle(`${figure} dt`, { ...type.micro, color: color.subtle, whiteSpace: 'nowrap' })
globalStyle(`${figure} dd`, {
  ...type.brand,
  margin: 0,
  minHeight: '20px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
})

export const wideFigure = style([figure, { '@media': { [media.phone]: { display: 'none' } } }])

export const waiting = style({ width: '88px', marginBlock: '5px' })

export const funding = style({ fontWeight: 600 })
globalStyle(`${funding} i`, { fontStyle: 'normal', fontSize: '10px', verticalAlign: '1px' })

/** The status is as wide as its longest text. A change of the text therefore does not move other elements. */
export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  minWidth: '112px',
  '@media': { [media.phone]: { gridColumn: 2, gridRow: 3 } },
})

/**
 * On a phone, the link to the trading venue has a fixed position. Otherwise the status, which comes first in
 * the document, would move when the link appears.
 */
export const trade = style({ '@media': { [media.phone]: { gridColumn: 1, gridRow: 3 } } })
