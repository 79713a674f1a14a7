import { style } from '@vanilla-extract/css'
import { color, metric, space } from '~/ui/theme.css'
import { type } from '~/ui/type-scale'

/** Scrolls sideways where even its few columns have no room. */
export const region = style({ overflowX: 'auto', minWidth: 0 })

export const table = style({ width: '100%', borderCollapse: 'separate', borderSpacing: 0, ...type.table })

const edges = {
  ':first-child': { paddingLeft: space.s12 },
  ':last-child': { paddingRight: space.s12 },
} as const

export const head = style({
  height: '32px',
  padding: `0 ${space.s8}`,
  textAlign: 'left',
  fontSize: '11px',
  fontWeight: 500,
  color: color.subtle,
  whiteSpace: 'nowrap',
  boxShadow: `inset 0 -1px 0 ${color.border}`,
  ...edges,
})
export const headEnd = style([head, { textAlign: 'right' }])

export const row = style({ transition: `background ${metric.hover}`, ':hover': { background: color.bg2 } })

export const cell = style({
  height: metric.row,
  padding: `0 ${space.s8}`,
  borderBottom: `1px solid ${color.hair}`,
  whiteSpace: 'nowrap',
  selectors: { [`${row}:last-child > &`]: { borderBottom: 0 } },
  ...edges,
})
export const cellEnd = style([cell, { textAlign: 'right' }])
export const rank = style([cell, { width: '36px', color: color.subtle }])

export const reasons = style({ display: 'inline-flex', gap: space.s4, verticalAlign: 'middle' })
