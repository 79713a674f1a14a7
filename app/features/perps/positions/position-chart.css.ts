import { style } from '@vanilla-extract/css'
import { color, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'
import { chartHeight } from './chart-scale'

/** Width of the column of labels at the right edge of the chart. */
const axisWidth = '56px'

/** Chart with position sizes on the right and times below. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${axisWidth}`,
  gridTemplateRows: `${chartHeight}px 24px`,
  padding: `${space.s8} ${space.s12} 0`,
})

export const plot = style({
  position: 'relative',
  cursor: 'crosshair',
  touchAction: 'pan-y',
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: space.s2 },
})

export const drawing = style({ display: 'block', overflow: 'visible' })
export const grid = style({ stroke: color.grid })
export const zero = style({ stroke: color.borderStrong })
export const line = style({ fill: 'none', strokeWidth: 1.75, vectorEffect: 'non-scaling-stroke' })
/** Faint line from a single record to the current time. */
export const carried = style([line, { strokeWidth: 1, opacity: 0.6 }])
export const crosshair = style({ stroke: color.muted, strokeDasharray: '3 3' })

export const sizes = style({ position: 'relative' })
const axisLabel = style({ position: 'absolute', ...type.micro, color: color.subtle, whiteSpace: 'nowrap' })
export const sizeLabel = style([axisLabel, { right: 0, transform: 'translateY(-50%)' }])
export const times = style({ position: 'relative', overflow: 'clip' })
export const timeLabel = style([axisLabel, { top: space.s6 }])

/** Label for the last value of a line. It has a solid background. */
export const lastLabel = style([
  axisLabel,
  {
    right: 0,
    left: space.s4,
    transform: 'translateY(-50%)',
    padding: '0 5px',
    borderRadius: metric.radiusChip,
    borderLeft: '3px solid',
    background: color.bg3,
    color: color.text,
    fontWeight: 600,
    textAlign: 'right',
  },
])

export const tooltip = style({
  position: 'absolute',
  top: space.s8,
  zIndex: 1,
  pointerEvents: 'none',
  padding: space.s8,
  background: color.bg3,
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusControl,
  boxShadow: color.shadow,
  ...type.micro,
  whiteSpace: 'nowrap',
})
export const tooltipAtRight = style([tooltip, { transform: 'translateX(12px)' }])
export const tooltipAtLeft = style([tooltip, { transform: 'translateX(calc(-100% - 12px))' }])
export const tooltipTime = style({ fontWeight: 600, marginBottom: space.s4 })
export const tooltipRow = style({ display: 'flex', alignItems: 'center', gap: space.s8 })
export const tooltipSize = style({ marginLeft: 'auto', paddingLeft: space.s16 })

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s6} ${space.s16}`,
  padding: `${space.s4} ${space.s12} ${space.s12}`,
  ...type.micro,
  color: color.muted,
})
export const legendEntry = style({ display: 'inline-flex', alignItems: 'center', gap: space.s6 })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space.s8,
  padding: `${space.s8} ${space.s12} 0`,
})
export const subtitle = style({ ...type.table, color: color.muted })
export const choices = style({ display: 'flex', alignItems: 'center', gap: space.s8, marginLeft: 'auto' })
