import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { color, media, metric, space } from '../theme/theme.css'
import { type } from '../theme/type-scale'

/** Numbers beside each other, with lines between them. */
export const stats = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  rowGap: space.s12,
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.s12 } },
})

/** Numbers as separate tiles. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: metric.gap,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr 1fr' } },
})

const stat = style({ display: 'grid', alignContent: 'start', gap: space.s2, minWidth: 0 })

const inRow = style([
  stat,
  {
    padding: '0 clamp(12px, 1.4vw, 20px)',
    borderLeft: `1px solid ${color.border}`,
    ':first-child': { paddingLeft: 0, borderLeft: 0 },
    '@media': { [media.phone]: { padding: 0, borderLeft: 0 } },
  },
])

const tile = style([
  stat,
  {
    padding: space.s12,
    background: color.bg1,
    border: `1px solid ${color.border}`,
    borderRadius: metric.radiusCard,
    // The last tile of an odd number of tiles spans both columns, so that no gap remains.
    selectors: { '&:last-child:nth-child(odd)': { '@media': { [media.phone]: { gridColumn: '1 / -1' } } } },
  },
])

export const figureIn = styleVariants({
  row: [inRow],
  tight: [
    inRow,
    {
      '@media': {
        [media.aboveCards]: { paddingInline: space.s8, ':first-child': { paddingInlineStart: 0 } },
      },
    },
  ],
  tiles: [tile],
})

export const label = style({ ...type.micro, color: color.subtle, whiteSpace: 'nowrap' })
export const figure = style({ ...type.brand, fontWeight: 600, whiteSpace: 'nowrap' })
globalStyle(`${tile} > ${figure}`, type.page)
export const detail = style({ ...type.table, color: color.muted })
