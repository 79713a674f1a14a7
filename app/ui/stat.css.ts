import { globalStyle, style } from '@vanilla-extract/css'
import { color, media, metric, space } from './theme.css'
import { type } from './type-scale'

/** Figures in a row, a line between them. */
export const stats = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  rowGap: space.s12,
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.s12 } },
})

/** Figures as tiles of their own. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: metric.gap,
})

const stat = style({ display: 'grid', alignContent: 'start', gap: space.s2, minWidth: 0 })

export const inRow = style([
  stat,
  {
    padding: '0 20px',
    borderLeft: `1px solid ${color.border}`,
    ':first-child': { paddingLeft: 0, borderLeft: 0 },
    '@media': { [media.phone]: { padding: 0, borderLeft: 0 } },
  },
])

export const tile = style([
  stat,
  {
    padding: space.s12,
    background: color.bg1,
    border: `1px solid ${color.border}`,
    borderRadius: metric.radiusCard,
  },
])

export const label = style({ ...type.micro, color: color.subtle, whiteSpace: 'nowrap' })
export const figure = style({ ...type.brand, fontWeight: 600, whiteSpace: 'nowrap' })
globalStyle(`${tile} > ${figure}`, type.page)
export const detail = style({ ...type.table, color: color.muted })
