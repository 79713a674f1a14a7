import { globalStyle, style } from '@vanilla-extract/css'
import { color, layer, media, metric, space } from '~/ui/theme.css'
import { type } from '~/ui/type-scale'

const phone = media.fullSearch

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  ...type.table,
  '@media': { [phone]: { display: 'block' } },
})
globalStyle(`${table} tbody`, { '@media': { [phone]: { display: 'block' } } })

export const head = style({ '@media': { [phone]: { display: 'none' } } })

export const headCell = style({
  height: '32px',
  padding: `0 ${space.s8}`,
  textAlign: 'right',
  fontSize: '11px',
  fontWeight: 500,
  color: color.subtle,
  whiteSpace: 'nowrap',
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  background: color.bg1,
  boxShadow: `inset 0 -1px 0 ${color.border}`,
  ':first-child': { textAlign: 'left', paddingLeft: space.s12 },
})

/** The unit of a column, for the eyes; its explanation says it in words. */
export const inUsd = style({ '::after': { content: '" $" / ""' } })

/** On a page of its own the head stays below the top bar. */
export const onPage = style({})
globalStyle(`${onPage} ${headCell}`, { top: metric.topBar })

/** Columns by what they hold, px. */
export const width = { figure: '100px', address: '108px', price: '96px', star: '40px' } as const

export const row = style({
  position: 'relative',
  transition: `background ${metric.hover}`,
  ':hover': { background: color.bg2 },
  selectors: { '&:focus-within, &[data-first]': { background: color.bg2 } },
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto 44px',
      gridTemplateAreas: '"name price star" "name cap star"',
      columnGap: space.s8,
      alignItems: 'center',
      padding: `${space.s8} ${space.s4} ${space.s8} ${space.s16}`,
      minHeight: '60px',
      borderBottom: `1px solid ${color.hair}`,
    },
  },
})

export const cell = style({
  height: metric.row,
  padding: `0 ${space.s8}`,
  borderBottom: `1px solid ${color.hair}`,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textAlign: 'right',
  '@media': { [phone]: { height: 'auto', padding: 0, borderBottom: 0 } },
})

export const nameCell = style([
  cell,
  {
    textAlign: 'left',
    paddingLeft: space.s12,
    '@media': { [phone]: { gridArea: 'name', ...type.control } },
  },
])
export const priceCell = style([cell, { '@media': { [phone]: { gridArea: 'price', ...type.control } } }])
export const capCell = style([
  cell,
  { '@media': { [phone]: { gridArea: 'cap', color: color.muted, alignSelf: 'start' } } },
])
export const starCell = style([
  cell,
  { overflow: 'visible', padding: 0, textAlign: 'center', '@media': { [phone]: { gridArea: 'star' } } },
])
globalStyle(`${starCell} > button`, { position: 'relative', zIndex: 1, verticalAlign: 'middle' })
export const wideCell = style([cell, { '@media': { [phone]: { display: 'none' } } }])

/** The link of a row, as large as the row. */
export const link = style({
  display: 'block',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 0 },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
})

export const capWord = style({ display: 'none', '@media': { [phone]: { display: 'inline' } } })
