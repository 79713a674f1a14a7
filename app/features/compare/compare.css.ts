import { globalStyle, style } from '@vanilla-extract/css'
import { ellipsis } from '~/ui/theme/text-style.css'
import { color, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

/** Height of the chart, pixels. The width is flexible, so horizontal positions are percentages of the width. */
export const chartHeight = 280

export const form = style({
  display: 'flex',
  gap: space.s8,
  maxWidth: '480px',
  marginBottom: space.s12,
  '@media': { [media.phone]: { maxWidth: 'none' } },
})
globalStyle(`${form} > span`, { flex: 1 })
export const hint = style({ ...type.micro, color: color.muted, margin: `0 0 ${space.s12}` })

export const figure = style({ margin: 0, padding: `${space.s8} ${space.s12} ${space.s12}` })
export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s4} ${space.s16}`,
  marginBottom: space.s8,
  ...type.micro,
  color: color.subtle,
})
export const legend = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s6,
  color: color.muted,
})
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
/** Mark at the end of a line. The drawing is stretched, so a mark inside it would be distorted. */
export const endMark = style({ position: 'absolute', left: '-6px', transform: 'translateY(-50%)' })
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
export const times = style({ position: 'relative' })
/** Half the width of the longest label of the time axis. */
const halfLabel = '20px'
/** Label of the time axis at the position `--at`. It does not leave the chart at the edges. */
export const timeLabel = style([
  label,
  {
    top: space.s6,
    left: `clamp(${halfLabel}, var(--at), 100% - ${halfLabel})`,
    transform: 'translateX(-50%)',
  },
])

/** Rows with two lines of words. */
export const tall = style({})
globalStyle(`${tall} tbody td`, { '@media': { [media.aboveCards]: { height: '44px' } } })

/** A figure below all others in the card of a phone. Beside another one, it could be cut off. */
export const lastLine = style({})
globalStyle(`${tall} td:has(> ${lastLine})`, {
  '@media': { [media.phone]: { gridRow: 5, gridColumn: '1 / 6' } },
})

export const item = style({ display: 'inline-flex', alignItems: 'center', gap: space.s8, minWidth: 0 })
export const itemWords = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })
export const itemName = style([ellipsis, { fontWeight: 600 }])
export const itemKind = style([ellipsis, { ...type.micro, color: color.subtle }])
