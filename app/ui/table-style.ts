import { color, metric } from './theme.css'
import { type } from './type-scale'

/** Table with borders that work with a sticky head: collapsed borders would scroll away. */
export const tableStyle = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  ...type.table,
} as const

/** Column head: less prominent than its values, with a line below that sticks with it. */
export const headStyle = {
  height: '32px',
  fontSize: '11px',
  fontWeight: 500,
  color: color.subtle,
  boxShadow: `inset 0 -1px 0 ${color.border}`,
} as const

/** A hovered row. */
export const rowStyle = {
  transition: `background ${metric.hover}`,
  ':hover': { background: color.bg2 },
} as const

/** A cell, with the line below its row. */
export const cellStyle = { height: metric.row, borderBottom: `1px solid ${color.hair}` } as const

/** Text that does not fit is cut off with an ellipsis. */
export const cutOff = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } as const

/** A link that covers its row. The row must be positioned. */
export const rowLink = {
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 0 },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
} as const
