import { style } from '@vanilla-extract/css'
import { color, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const book = style({
  display: 'block',
  width: '100%',
  flex: 1,
  ...type.table,
})

const rowGrid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr) minmax(0, 1fr) 78px',
  gap: space.s8,
  alignItems: 'center',
  padding: `0 ${space.s12}`,
} as const

export const part = style({ display: 'block' })
export const headRow = style({
  ...rowGrid,
  height: '32px',
  borderBottom: `1px solid ${color.border}`,
})
export const headCell = style({
  ...type.micro,
  fontWeight: 500,
  color: color.subtle,
  textAlign: 'right',
  padding: 0,
  whiteSpace: 'nowrap',
  ':first-child': { textAlign: 'left' },
})

export const sideRow = style({
  display: 'flex',
  alignItems: 'center',
  height: '24px',
  padding: `0 ${space.s12}`,
  ...type.micro,
})
export const sideName = style({ padding: 0, fontWeight: 500, textAlign: 'left' })

const anyLevel = style({
  ...rowGrid,
  position: 'relative',
  height: '24px',
  cursor: 'pointer',
  ':hover': { background: color.bg2 },
  '@media': { [media.phone]: { height: '44px' } },
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: '1px',
    right: 0,
    width: 'var(--depth)',
    borderRadius: `${space.s2} 0 0 ${space.s2}`,
  },
})
/** Row of a price level for each side. A bar in the background shows the cumulative size. */
export const level = {
  ask: style([anyLevel, { '::before': { background: color.sellTint } }]),
  bid: style([anyLevel, { '::before': { background: color.buyTint } }]),
}

/** Row that phones hide until the visitor expands the order book. */
export const deep = style({ '@media': { [media.phone]: { display: 'none' } } })

export const cell = style({
  position: 'relative',
  padding: 0,
  textAlign: 'right',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  ':first-child': { textAlign: 'left' },
})
/** A link in the order book. It is as tall as its row, and on phones as wide as its column. */
export const target = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s4,
  height: '24px',
  ':hover': { textDecoration: 'underline' },
  '@media': { [media.phone]: { display: 'flex', height: '44px' } },
})
export const trader = style([
  target,
  {
    justifyContent: 'flex-end',
    fontFamily: metric.fontMono,
    fontSize: '11px',
    color: color.muted,
  },
])
export const total = style([cell, { color: color.muted }])
export const crossed = style({ color: color.warn, fontSize: '11px' })

export const spreadRow = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '32px',
  margin: `${space.s2} 0`,
  borderBlock: `1px solid ${color.border}`,
  background: color.bg2,
})
export const spreadCell = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.s8}`,
  padding: `${space.s4} ${space.s12}`,
})
export const mid = style({ ...type.control, fontWeight: 600 })

export const more = style({
  display: 'flex',
  justifyContent: 'center',
  padding: space.s8,
  '@media': { [media.aboveCards]: { display: 'none' } },
})
