import { globalStyle, style } from '@vanilla-extract/css'
import { paintWhenNear } from '~/ui/panel/paint-when-near'
import { color, container, layer, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

/** Layout of the chart, with the panels for pressure and depth beside it. */
export const insight = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: metric.gap,
  '@container': {
    [container.twoParts]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
    [container.wideParts]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
})
export const side = style({ display: 'flex', flexDirection: 'column', gap: metric.gap, minWidth: 0 })
// Stretches the cards, so that all cards of a row end on the same line.
globalStyle(`${side} > :last-child`, { flex: 1, ...paintWhenNear(369) })

/** Label beside the choice of the horizon. Hidden on phones, because only the title fits there. */
export const chip = style({ display: 'contents', '@media': { [media.phone]: { display: 'none' } } })

export const panel = style({
  padding: `${space.s8} ${space.s12} ${space.s12}`,
  display: 'flex',
  flexDirection: 'column',
  gap: space.s8,
  ...type.table,
})
export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s16,
  color: color.muted,
  '@media': { [media.phone]: { columnGap: space.s8 } },
})
export const sumsEnd = style({ marginInlineStart: 'auto' })
export const strong = style({ fontWeight: 600, color: color.text })
export const noFigures = style({
  display: 'flex',
  justifyContent: 'center',
  gap: space.s24,
  paddingBlockEnd: space.s24,
  color: color.muted,
})
export const note = style({ color: color.subtle, ...type.micro })

/** Layout of the hourly bars, with the scale on the right and the hours below. */
export const pressureChart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.s8,
  rowGap: space.s4,
})
export const scale = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  margin: '-6px 0',
  color: color.subtle,
  ...type.micro,
})

/** Bars for each hour: buys above the line, sells below it. */
export const hours = style({ position: 'relative', display: 'flex', gap: '2px', height: '84px' })
export const hour = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' })
export const hourRead = style([hour, { background: color.bg3 }])
/** Tooltip of the selected hour, above its bars. */
export const hourTip = style({
  position: 'absolute',
  bottom: '100%',
  zIndex: layer.sticky,
  transform: 'translateX(-50%)',
  width: '168px',
  padding: `${space.s6} ${space.s8}`,
  borderRadius: metric.radiusControl,
  border: `1px solid ${color.border}`,
  background: color.bg3,
  boxShadow: color.shadow,
  pointerEvents: 'none',
  ...type.micro,
})
/** A figure of a tooltip with its label. */
export const tipLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s16,
  whiteSpace: 'nowrap',
})
globalStyle(`${tipLine} > span`, { color: color.muted })
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

export const depthTable = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  ...type.micro,
})
export const depthHead = style({
  fontWeight: 400,
  color: color.muted,
  textAlign: 'right',
  padding: `0 0 ${space.s4}`,
})
export const depthHeadEnd = style([depthHead, { textAlign: 'left' }])
export const step = style({ width: '44px' })
export const depthCell = style({ padding: 0, height: '19px' })
export const percent = style([depthCell, { textAlign: 'center', color: color.subtle }])
const bars = { display: 'flex', alignItems: 'center', gap: space.s6, minWidth: 0 } as const
export const buySide = style({ ...bars, flexDirection: 'row-reverse' })
export const sellSide = style(bars)
const block = style({
  display: 'flex',
  alignItems: 'flex-end',
  flex: 'none',
  height: '13px',
  overflow: 'hidden',
  // Space for the line that marks the part that DCA orders would fill.
  paddingBottom: '4px',
  backgroundClip: 'content-box',
})
export const buyBlock = style([
  block,
  { flexDirection: 'row-reverse', background: color.buy, borderRadius: `${space.s2} 0 0 ${space.s2}` },
])
export const sellBlock = style([
  block,
  { background: color.sell, borderRadius: `0 ${space.s2} ${space.s2} 0` },
])
/** Line below a bar of resting orders. Its length is the part of these orders that DCA orders would fill. */
export const taken = style({ height: '2px', marginBottom: '-4px', background: color.accent })
export const figure = style({ color: color.muted, whiteSpace: 'nowrap' })
