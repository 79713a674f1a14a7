import { style } from '@vanilla-extract/css'
import { cellStyle, headStyle, rowStyle, tableStyle } from '~/ui/table/table-style'
import { color, media, space } from '~/ui/theme/theme.css'

/** Region of a table that scrolls sideways if the columns do not fit. */
export const region = style({ overflowX: 'auto', minWidth: 0 })

export const table = style(tableStyle)

// On a phone, the columns are closer together, so that long names and figures fit without scrolling.
const closer = { [media.phone]: { paddingInline: space.s4 } } as const

const edges = {
  ':first-child': { paddingLeft: space.s12 },
  ':last-child': { paddingRight: space.s12 },
} as const

export const head = style({
  ...headStyle,
  padding: `0 ${space.s8}`,
  textAlign: 'left',
  whiteSpace: 'nowrap',
  '@media': closer,
  ...edges,
})
export const headEnd = style([head, { textAlign: 'right' }])

export const row = style(rowStyle)

export const cell = style({
  ...cellStyle,
  padding: `0 ${space.s8}`,
  whiteSpace: 'nowrap',
  selectors: { [`${row}:last-child > &`]: { borderBottom: 0 } },
  '@media': closer,
  ...edges,
})
export const cellEnd = style([cell, { textAlign: 'right' }])
export const rank = style([cell, { width: '36px', color: color.subtle }])

/** Cell of the last column that a phone shows, if other columns follow on wide screens. */
export const lastOnPhone = style({ '@media': { [media.phone]: { paddingRight: space.s12 } } })

export const market = style({ display: 'inline-flex', alignItems: 'center', gap: space.s6 })

/** Second line of a cell on phones. */
export const below = style({ display: 'block', paddingBottom: space.s6 })

export const reasons = style({
  display: 'inline-flex',
  gap: space.s4,
  verticalAlign: 'middle',
  '@media': { [media.phone]: { flexWrap: 'wrap' } },
})
