import { globalStyle, style } from '@vanilla-extract/css'
import { color, metric, room, space } from '~/ui/theme.css'
import { type } from '~/ui/type-scale'

/** The chart, and beside it what is coming and what is waiting. */
export const insight = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: metric.gap,
  '@container': {
    [room.twoParts]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    [room.wideParts]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
})
export const side = style({ display: 'flex', flexDirection: 'column', gap: metric.gap, minWidth: 0 })
// Cards of one row end on one line.
globalStyle(`${side} > :last-child`, { flex: 1 })

export const panel = style({
  padding: `${space.s8} ${space.s12} ${space.s12}`,
  display: 'flex',
  flexDirection: 'column',
  gap: space.s8,
  ...type.table,
})
export const sums = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.s16, color: color.muted })
export const strong = style({ fontWeight: 600, color: color.text })
export const noFigures = style({
  display: 'flex',
  justifyContent: 'center',
  gap: space.s24,
  color: color.muted,
})
export const note = style({ color: color.subtle, ...type.micro })

/** Bars of hours: purchases above the line, sales below it. */
export const hours = style({ display: 'flex', gap: '2px', height: '84px' })
export const hour = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' })
const half = style({ flex: 1, minHeight: 0, display: 'flex' })
export const upper = style([
  half,
  { alignItems: 'flex-end', borderBottom: `1px solid ${color.borderStrong}` },
])
export const lower = style([half, { alignItems: 'flex-start' }])
export const buyBar = style({ width: '100%', background: color.buy })
export const sellBar = style({ width: '100%', background: color.sell })
export const ticks = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: color.subtle,
  ...type.micro,
})

export const wall = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', ...type.micro })
export const wallHead = style({
  fontWeight: 400,
  color: color.muted,
  textAlign: 'right',
  padding: `0 0 ${space.s4}`,
})
export const wallHeadEnd = style([wallHead, { textAlign: 'left' }])
export const step = style({ width: '44px' })
export const wallCell = style({ padding: 0, height: '19px' })
export const percent = style([wallCell, { textAlign: 'center', color: color.subtle }])
const bars = { display: 'flex', alignItems: 'center', gap: space.s6, minWidth: 0 } as const
export const buySide = style({ ...bars, flexDirection: 'row-reverse' })
export const sellSide = style(bars)
const block = style({ display: 'flex', flex: 'none', height: '12px', overflow: 'hidden', opacity: 0.8 })
export const buyBlock = style([
  block,
  { flexDirection: 'row-reverse', background: color.buy, borderRadius: `${space.s2} 0 0 ${space.s2}` },
])
export const sellBlock = style([
  block,
  { background: color.sell, borderRadius: `0 ${space.s2} ${space.s2} 0` },
])
/** On top of what rests, so that it shows how much of it would go. */
export const taken = style({
  height: '100%',
  backgroundImage: `repeating-linear-gradient(135deg, transparent 0 3px, ${color.bg1} 3px 5px)`,
})
export const figure = style({ color: color.muted, whiteSpace: 'nowrap' })
