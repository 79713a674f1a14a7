import { globalStyle, style } from '@vanilla-extract/css'
import { color, media, metric, space } from '../theme/theme.css'
import { glyphType, type } from '../theme/type-scale'
import { cutOff, headStyle, rowStyle, tableStyle } from './table-style'

/**
 * Height of a row in a ranking. It is smaller than in a list of orders, because visitors read a ranking from
 * the top and do not search it.
 */
export const rankingRow = `calc(${metric.row} - 6px)`

export const region = style({ containerType: 'inline-size' })

export const table = style({
  ...tableStyle,
  tableLayout: 'fixed',
})

/** On large screens, content that may be too long cuts itself off, as in `table.css.ts`. */
const box = style({
  padding: `0 ${space.s4}`,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: cutOff, [media.paper]: cutOff },
  textAlign: 'left',
  ':first-child': { paddingLeft: space.s12 },
  ':last-child': { paddingRight: space.s12 },
})

/**
 * The whole head is sticky, not each of its cells, so that the browser needs only one layer. It covers the logos
 * of rows, which are positioned as well.
 */
export const head = style({ position: 'sticky', top: 0, zIndex: 1 })

export const headCell = style([
  box,
  {
    ...headStyle,
    ...cutOff,
    background: color.bg1,
  },
])

export const row = style({
  ...rowStyle,
  selectors: { '&:focus-within': { background: color.bg2 } },
})

export const cell = style([
  box,
  {
    height: rankingRow,
    borderBottom: `1px solid ${color.hair}`,
    selectors: { [`${row}:last-child > &`]: { borderBottom: 0 } },
    '@media': { [media.phone]: { height: '44px' } },
  },
])

export const tallTable = style([table])
globalStyle(`${tallTable} ${cell}`, { height: metric.row })

export const end = style({ textAlign: 'right' })

export const sorted = style({ color: color.text })
export const sortMark = style({ ...glyphType, color: color.accent, marginRight: space.s4 })

/**
 * Rows that a phone hides until the visitor presses the button to show all. Without JavaScript they are
 * always visible.
 */
export const more = style({})
globalStyle(`:root[data-script] ${table}:not([data-all]) ${more}`, {
  '@media': { [media.phone]: { display: 'none' } },
})

export const showAll = style({
  width: '100%',
  height: '44px',
  borderTop: `1px solid ${color.hair}`,
  color: color.accent,
  ...type.table,
  '@media': { [media.aboveCards]: { display: 'none' } },
})
