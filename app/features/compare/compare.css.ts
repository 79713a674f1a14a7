import { style } from '@vanilla-extract/css'
import { ellipsis } from '~/ui/theme/text-style.css'
import { color, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

/** Height of the chart, pixels. The width is flexible, so horizontal positions are percentages of the width. */
export const chartHeight = 280

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s12,
  marginBottom: space.s12,
})
export const form = style({
  display: 'flex',
  gap: space.s8,
  flex: '1 1 320px',
  maxWidth: '480px',
  '@media': { [media.phone]: { maxWidth: 'none' } },
})
export const hint = style({ ...type.micro, color: color.muted, margin: `0 0 ${space.s12}` })

export const figure = style({ margin: 0, padding: `${space.s8} ${space.s12} ${space.s12}` })
export const since = style({ ...type.micro, color: color.subtle, marginBottom: space.s8 })
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 72px',
  gridTemplateRows: `${chartHeight}px 24px`,
})
export const drawing = style({ display: 'block', overflow: 'visible' })
const line1 = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const
export const grid = style({ ...line1, stroke: color.grid })
export const zero = style({ ...line1, stroke: color.borderStrong })
export const line = style({ ...line1, strokeWidth: 1.75 })

export const changes = style({ position: 'relative' })
const label = style({ position: 'absolute', ...type.micro, color: color.subtle, whiteSpace: 'nowrap' })
export const tick = style([label, { right: 0, transform: 'translateY(-50%)' }])
export const last = style([
  label,
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
export const times = style({ position: 'relative', overflow: 'clip' })
export const timeLabel = style([label, { top: space.s6, transform: 'translateX(-50%)' }])

export const item = style({ display: 'inline-flex', alignItems: 'center', gap: space.s8, minWidth: 0 })
export const itemWords = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const itemName = style([ellipsis, { fontWeight: 600 }])
export const itemKind = style([ellipsis, { ...type.micro, color: color.subtle }])
