import { globalStyle, style } from '@vanilla-extract/css'
import { color, layer, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

/** Reserves the chart's space from the first paint. The box grows if the card is taller. */
export const box = style({
  position: 'relative',
  flex: 1,
  minHeight: 'var(--chart-height)',
  minWidth: 0,
  '@media': { [media.phone]: { minHeight: 'var(--chart-height-phone)' } },
})
globalStyle(`div:has(> ${box})`, { display: 'flex', flexDirection: 'column', flex: 1 })

/**
 * Content that is hidden without JavaScript, because the chart would never be drawn. Visitors without
 * JavaScript see only the table.
 */
export const withScripts = style({ selectors: { ':root:not([data-script]) &': { display: 'none' } } })

export const fill = style({ position: 'absolute', inset: 0 })

export const center = style([
  fill,
  { display: 'grid', placeContent: 'center', justifyItems: 'center', gap: space.s8, color: color.muted },
])

export const failure = style([center, { color: color.warn }])

/** Placeholder bars while the chart loads. */
export const skeleton = style([
  fill,
  {
    margin: `${space.s16} 56px 28px ${space.s12}`,
    backgroundImage: `linear-gradient(${color.grid} 1px, transparent 1px)`,
    backgroundSize: '100% 25%',
    borderBottom: `1px solid ${color.border}`,
  },
])

/** Area of the chart that accepts pointer and keyboard input. */
export const plot = style([fill, { touchAction: 'pan-y' }])

/** Labels of the chart's axes. */
export const axis = style({ fontSize: '11px', fill: color.subtle })

export const hovered = style({ position: 'absolute', background: color.bg2, pointerEvents: 'none' })

export const drawing = style([fill, { pointerEvents: 'none' }])

export const tooltip = style({
  position: 'absolute',
  top: space.s8,
  zIndex: layer.sticky,
  transform: 'translateX(-50%)',
  minWidth: '132px',
  maxWidth: '220px',
  padding: `${space.s6} ${space.s8}`,
  borderRadius: metric.radiusControl,
  background: color.bg3,
  boxShadow: color.shadow,
  pointerEvents: 'none',
  ...type.micro,
})

export const tooltipLine = style({
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s6,
  whiteSpace: 'nowrap',
})

export const swatch = style({ width: '8px', height: '8px', borderRadius: '2px', flexShrink: 0 })

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s4} ${space.s12}`,
  ...type.micro,
  color: color.muted,
})

/** The badge beside a name is never cut off. Only the name is truncated. */
export const name = style({ display: 'inline-flex', alignItems: 'center', gap: space.s8, minWidth: 0 })
export const words = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' })

export const legendEntry = style({ display: 'inline-flex', alignItems: 'center', gap: space.s6 })

/** Centre of a donut chart. */
export const middle = style([
  fill,
  { display: 'grid', placeContent: 'center', textAlign: 'center', pointerEvents: 'none' },
])
export const middleLabel = style({ ...type.micro, color: color.subtle })
export const middleValue = style({ ...type.brand, fontWeight: 600 })
