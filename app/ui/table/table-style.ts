import { color, metric } from '../theme/theme.css'
import { type } from '../theme/type-scale'

/**
 * Style of a table with a sticky head. Borders are separate, because collapsed borders would not stay with
 * the head.
 */
export const tableStyle = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  // Keeps what the browser has painted of the table while other parts of its card change.
  isolation: 'isolate',
  ...type.table,
} as const

/**
 * Style of a column head. It is less prominent than the values below, and its bottom line stays with the
 * sticky head.
 */
export const headStyle = {
  height: '32px',
  fontSize: '11px',
  fontWeight: 500,
  color: color.subtle,
  boxShadow: `inset 0 -1px 0 ${color.border}`,
} as const

/** Style of a hovered row. */
export const rowStyle = {
  transition: `background ${metric.hover}`,
  ':hover': { background: color.bg2 },
} as const

/** Style of a cell, including the line below its row. */
export const cellStyle = { height: metric.row, borderBottom: `1px solid ${color.hair}` } as const

/** Cuts off text that does not fit, with an ellipsis. */
export const cutOff = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } as const

/** A link that covers its whole row. The row must be a positioned element. */
export const rowLink = {
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 0 },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
} as const
