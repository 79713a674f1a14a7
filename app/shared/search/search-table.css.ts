import { globalStyle, style } from '@vanilla-extract/css'
import { cellStyle, cutOff, headStyle, rowLink, rowStyle, tableStyle } from '~/ui/table/table-style'
import { color, layer, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

const phone = media.fullSearch

export const table = style({
  ...tableStyle,
  tableLayout: 'fixed',
  '@media': { [phone]: { display: 'block' } },
})
globalStyle(`${table} tbody`, { '@media': { [phone]: { display: 'block' } } })

export const head = style({ '@media': { [phone]: { display: 'none' } } })

export const headCell = style({
  ...headStyle,
  padding: `0 ${space.s8}`,
  textAlign: 'right',
  whiteSpace: 'nowrap',
  position: 'sticky',
  top: 0,
  zIndex: layer.sticky,
  background: color.bg1,
  ':first-child': { textAlign: 'left', paddingLeft: space.s12 },
})

/**
 * Unit of a column. It is hidden from screen readers, because the explanation of the column names the unit.
 */
export const inUsd = style({ '::after': { content: '" $" / ""' } })

/** On the search page, the heading of the table sticks below the top bar. */
export const onPage = style({})
globalStyle(`${onPage} ${headCell}`, { top: metric.topBar })

/** Widths of the columns, by kind of content. */
export const width = { figure: '100px', address: '108px', price: '96px', star: '40px' } as const

export const row = style({
  position: 'relative',
  ...rowStyle,
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
  ...cellStyle,
  padding: `0 ${space.s8}`,
  ...cutOff,
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

/** The link of a row covers the whole row. */
export const link = style({
  display: 'block',
  ...rowLink,
})

export const capWord = style({ display: 'none', '@media': { [phone]: { display: 'inline' } } })
