import { style } from '@vanilla-extract/css'
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

const box = style({ padding: `0 ${space.s12}`, whiteSpace: 'nowrap', textAlign: 'left' })

/** Sticks as a whole: one layer for the browser to keep instead of one for each column. */
export const head = style({ position: 'sticky', top: 0 })

export const headCell = style([
  box,
  {
    ...headLook,
    background: color.bg1,
  },
])
export const cell = style([box, { height: '28px', borderBottom: `1px solid ${color.hair}` }])
export const end = style({ textAlign: 'right', paddingLeft: space.s4 })
export const fills = style({ width: '100%', maxWidth: 0, overflow: 'hidden', paddingRight: 0 })
