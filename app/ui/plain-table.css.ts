import { globalStyle, style } from '@vanilla-extract/css'
import { headLook, tableLook } from './table-look'
import { color, media, space } from './theme.css'

/** Scrolls in both directions; as tall as a chart at most, and whole on paper. */
export const region = style({
  overflow: 'auto',
  maxHeight: '320px',
  minWidth: 0,
  '@media': { [media.paper]: { overflow: 'visible', maxHeight: 'none' } },
})

export const table = style(tableLook)

/** By the table instead of by each cell, of which a chart has hundreds. */
globalStyle(`${table} :is(th, td)`, { padding: `0 ${space.s12}`, whiteSpace: 'nowrap', textAlign: 'left' })
globalStyle(`${table} th`, { ...headLook, background: color.bg1 })
globalStyle(`${table} td`, { height: '28px', borderBottom: `1px solid ${color.hair}` })

/** Sticks as a whole: one layer for the browser to keep instead of one for each column. */
export const head = style({ position: 'sticky', top: 0 })

const atEnd = { textAlign: 'right', paddingLeft: space.s4 } as const
export const end = style({ selectors: { [`${table} &`]: atEnd } })
/** Every column but the first has numbers. */
export const figures = style({})
globalStyle(`${table}${figures} :is(th, td):not(:first-child)`, atEnd)
export const fills = style({
  selectors: { [`${table} &`]: { width: '100%', maxWidth: 0, overflow: 'hidden', paddingRight: 0 } },
})
