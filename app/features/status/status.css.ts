import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { cellStyle, headStyle, tableStyle } from '~/ui/table/table-style'
import { color, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const board = style({ display: 'grid', gap: metric.gap, minWidth: 0 })

const banner = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  padding: `${space.s12} ${space.s16}`,
  borderRadius: metric.radiusCard,
  border: `1px solid ${color.border}`,
  ...type.brand,
  fontWeight: 600,
})
export const bannerOf = styleVariants({
  operational: [banner, { color: color.buy, background: color.buyTint }],
  degraded: [banner, { color: color.warn, background: color.warnTint }],
  down: [banner, { color: color.danger, background: color.sellTint }],
})
export const bannerAside = style({ marginInlineStart: 'auto', fontWeight: 400 })

/** Region of the table. On phones the table scrolls sideways, and the column with the names stays visible. */
export const region = style({ overflowX: 'auto', minWidth: 0 })
export const table = style(tableStyle)

const box = style({
  padding: `0 ${space.s12}`,
  whiteSpace: 'nowrap',
  textAlign: 'right',
})
export const headCell = style([
  box,
  {
    ...headStyle,
  },
])
export const cell = style([box, { ...cellStyle, fontVariantNumeric: 'tabular-nums' }])
/** Alignment of columns with words instead of numbers. */
export const words = style({ textAlign: 'left' })
export const name = style([
  cell,
  words,
  {
    fontWeight: 500,
    '@media': {
      [media.phone]: {
        position: 'sticky',
        left: 0,
        background: color.bg1,
        minWidth: '112px',
        whiteSpace: 'normal',
      },
    },
  },
])
export const detail = style({ color: color.muted, whiteSpace: 'normal', display: 'block', maxWidth: '60ch' })
// Padding that keeps names of two lines away from the borders of the row.
globalStyle(`${name}:has(> ${detail})`, { paddingBlock: space.s6 })

export const incidents = style({ listStyle: 'none', margin: 0, padding: 0 })
export const incident = style({
  display: 'grid',
  gap: space.s2,
  padding: `${space.s8} ${space.s12}`,
  borderBottom: `1px solid ${color.hair}`,
  ...type.table,
})
export const incidentHead = style({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center' })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s12,
  color: color.muted,
  ...type.table,
})
/** Numbers of tokens, by the source of their price. */
export const prices = style({ padding: `${space.s12} ${space.s16}` })
