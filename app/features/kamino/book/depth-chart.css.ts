import { globalStyle, style } from '@vanilla-extract/css'
import { color, media, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const box = style({ position: 'relative', flex: 1, minHeight: '220px', margin: space.s12 })

// The wrapper that dims stale data is between the card and the depth chart. The wrapper must let the chart
// fill the card.
globalStyle(`div:has(> ${box})`, { display: 'flex', flex: 1 })

/** The margins leave space for the sizes on the right and the prices at the bottom. */
const plotInset = { left: 0, top: 0, right: '52px', bottom: '24px' } as const
export const plot = style({
  position: 'absolute',
  ...plotInset,
  width: 'calc(100% - 52px)',
  height: 'calc(100% - 24px)',
  overflow: 'visible',
})
export const labels = style({ position: 'absolute', ...plotInset })

const line = { vectorEffect: 'non-scaling-stroke', strokeWidth: 1.5 } as const
export const grid = style({ stroke: color.grid, vectorEffect: 'non-scaling-stroke', strokeWidth: 1 })
export const middle = style({
  stroke: color.subtle,
  strokeDasharray: '3 3',
  vectorEffect: 'non-scaling-stroke',
})
/** Hatch over the prices at which bids and asks overlap. */
const hatch = {
  backgroundImage: `repeating-linear-gradient(45deg, ${color.subtle} 0 1px, transparent 1px 6px)`,
} as const
export const crossed = style({ position: 'absolute', top: 0, bottom: 0, opacity: 0.35, ...hatch })
export const crossedSwatch = style({
  display: 'inline-block',
  width: '10px',
  height: '10px',
  boxShadow: `inset 0 0 0 1px ${color.subtle}`,
  ...hatch,
})

export const bidArea = style({ fill: color.buyTint, fillOpacity: 0.8 })
export const askArea = style({ fill: color.sellTint, fillOpacity: 0.8 })
export const bidLine = style({ fill: 'none', stroke: color.buy, ...line })
export const askLine = style({ fill: 'none', stroke: color.sell, ...line })

const label = style({ position: 'absolute', ...type.micro, color: color.subtle, whiteSpace: 'nowrap' })
export const sizeLabel = style([label, { left: 'calc(100% + 8px)', transform: 'translateY(-50%)' }])
export const priceLabel = style([label, { top: 'calc(100% + 6px)', transform: 'translateX(-50%)' }])

export const legend = style({
  display: 'flex',
  gap: space.s12,
  ...type.micro,
  color: color.muted,
  // The title is beside it.
  '@media': { [media.phone]: { gap: space.s6 } },
})
export const bidSwatch = style({ color: color.buy })
export const askSwatch = style({ color: color.sell })
