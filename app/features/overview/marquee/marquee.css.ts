import { globalStyle, style } from '@vanilla-extract/css'
import { bar } from '~/ui/marks/skeleton.css'
import { color, layer, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

const height = '36px'

/** The marquee has the full width of the page and is directly below the top bar. */
export const marquee = style({
  display: 'flex',
  alignItems: 'center',
  height,
  margin: `calc(-1 * ${space.s12}) calc(-1 * ${space.s16}) 0`,
  borderBottom: `1px solid ${color.border}`,
  background: color.bg0,
  whiteSpace: 'nowrap',
  overflowX: 'clip',
  ...type.table,
  '@media': {
    [media.phone]: { height: '44px', margin: `calc(-1 * ${space.s12}) calc(-1 * ${space.s12}) 0` },
    [media.paper]: { display: 'none' },
  },
})

/**
 * The frame clips the moving items, so the visible part of an item can be smaller than a touch target. This
 * gap keeps the neighbouring controls outside a circle of 24 px around that part, at every position (WCAG
 * 2.5.8).
 */
const apart = '12px'

// The moving items would paint above these static controls if the controls had no z-index.
const aboveItems = { position: 'relative', zIndex: layer.sticky, background: color.bg0 } as const

export const controls = style({
  ...aboveItems,
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  padding: `0 ${apart} 0 ${space.s12}`,
  borderRight: `1px solid ${color.border}`,
  '@media': { [media.phone]: { paddingLeft: 0 } },
})

export const frame = style({
  flex: 1,
  minWidth: 0,
  overflow: 'auto hidden',
  // Without paint containment, Chromium adds the clipped items to the page width when an animation starts. A
  // phone could then scroll the page sideways.
  contain: 'paint',
  scrollbarWidth: 'none',
  maskImage: 'linear-gradient(90deg, #000 calc(100% - 48px), transparent)',
  // The marquee handles horizontal touch gestures. The browser handles vertical ones and scrolls the page.
  touchAction: 'pan-y',
  userSelect: 'none',
})
// Without scripts the items do not move, so the visitor can scroll the frame.
globalStyle(`:root[data-script] ${frame}`, { overflow: 'hidden' })

export const run = style({ display: 'flex', width: 'max-content' })
export const turn = style({ display: 'flex' })
globalStyle(`:root:not([data-script]) ${turn}[data-copy]`, { display: 'none' })

export const slot = style({
  padding: `0 calc(${apart} / 2)`,
  borderRight: `1px solid ${color.hair}`,
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '7px',
  height: '24px',
  padding: `0 ${space.s8}`,
  borderRadius: metric.radiusChip,
  transition: `background ${metric.hover}`,
  ':hover': { background: color.bg2 },
  ':focus-visible': { outlineOffset: '-2px' },
})

export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  padding: `0 ${space.s16}`,
  color: color.muted,
})

/** Placeholder of a trade. */
export const place = style([bar, { flex: '0 0 180px', marginRight: space.s16 }])

// Wider than the widest item. Tools that measure touch targets ignore the clipping, so this cover extends
// over the hidden items.
const beyond = '320px'
export const venueSide = style({
  ...aboveItems,
  flex: 'none',
  height: '100%',
  padding: `0 ${beyond} 0 ${apart}`,
  marginRight: `-${beyond}`,
  '@media': { [media.phone]: { display: 'none' } },
})

export const venue = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  height: '100%',
  padding: `0 ${space.s16}`,
  borderLeft: `1px solid ${color.border}`,
  ':hover': { background: color.bg2 },
  ':focus-visible': { outlineOffset: '-2px' },
})
export const offer = style({ color: color.accent })
