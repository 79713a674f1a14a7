import { globalStyle, style } from '@vanilla-extract/css'
import { color, media, space } from '../theme/theme.css'
import { type } from '../theme/type-scale'
import { headStyle, tableStyle } from './table-style'

/** The table scrolls in both directions. It is at most as tall as a chart, but complete on paper. */
export const region = style({
  overflow: 'auto',
  maxHeight: '320px',
  minWidth: 0,
  '@media': { [media.paper]: { overflow: 'visible', maxHeight: 'none' } },
})

/** Number of rows below those in view. Some browsers hide scrollbars, so the table would look complete. */
export const count = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  left: 0,
  margin: 0,
  padding: `${space.s4} ${space.s12}`,
  background: color.bg2,
  color: color.muted,
  ...type.micro,
  '@media': { [media.paper]: { display: 'none' } },
})

export const table = style(tableStyle)

/**
 * One rule applies to all cells of the table. A class on each cell would be expensive, because a chart's
 * table has hundreds of cells.
 */
globalStyle(`${table} :is(th, td)`, { padding: `0 ${space.s12}`, whiteSpace: 'nowrap', textAlign: 'left' })
globalStyle(`${table} th`, { ...headStyle, background: color.bg1 })
globalStyle(`${table} td`, { height: '28px', borderBottom: `1px solid ${color.hair}` })

/**
 * The whole head is sticky, not each of its cells, so that the browser needs only one layer. It covers the logos
 * of rows, which are positioned as well.
 */
export const head = style({ position: 'sticky', top: 0, zIndex: 1 })

const atEnd = { textAlign: 'right', paddingLeft: space.s4 } as const
export const end = style({ selectors: { [`${table} &`]: atEnd } })
/** All columns except the first contain numbers. */
export const figures = style({})
globalStyle(`${table}${figures} :is(th, td):not(:first-child)`, atEnd)
export const fills = style({
  selectors: { [`${table} &`]: { width: '100%', maxWidth: 0, overflow: 'hidden', paddingRight: 0 } },
})
