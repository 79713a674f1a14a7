import { color, metric } from './theme.css'
import { type } from './type-scale'

/** A table whose head may stay in place: with collapsed borders its lines would scroll away. */
export const tableLook = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  ...type.table,
} as const

/** A column's head: quieter than its values, with a line below that stays with it. */
export const headLook = {
  height: '32px',
  fontSize: '11px',
  fontWeight: 500,
  color: color.subtle,
  boxShadow: `inset 0 -1px 0 ${color.border}`,
} as const

/** A row under the pointer. */
export const rowLook = {
  transition: `background ${metric.hover}`,
  ':hover': { background: color.bg2 },
} as const

/** A value and the line below its row. */
export const cellLook = { height: metric.row, borderBottom: `1px solid ${color.hair}` } as const

/** What does not fit is cut off at its end. */
export const cutOff = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } as const

/** A link that is as large as its row, which has to be positioned. */
export const rowLink = {
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 0 },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
} as const
