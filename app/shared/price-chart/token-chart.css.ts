import { globalStyle, style } from '@vanilla-extract/css'
import { color, media, metric, space } from '~/ui/theme/theme.css'
import { touchArea } from '~/ui/theme/touch-area'

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  background: color.bg1,
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusCard,
  overflow: 'clip',
})

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s8,
  minHeight: metric.cardHead,
  padding: `${space.s6} ${space.s12}`,
  borderBottom: `1px solid ${color.border}`,
})
export const title = style({
  minWidth: 0,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
export const titleLink = style({ color: 'inherit', ':hover': { color: color.link } })

/** The status takes the remaining width beside the title and never wraps to a separate line. */
export const status = style({
  flex: '1 1 0',
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  minWidth: 0,
  overflow: 'hidden',
})

/**
 * Minimum width of the controls, so that the controls do not wrap below the title while the document is
 * loading.
 */
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s8,
  minWidth: 'min(100%, 276px)',
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { gap: space.s4, minWidth: 'min(100%, 284px)' } },
})

// Less padding on phones, so that all controls fit into one line.
globalStyle(`${controls} label`, { '@media': { [media.phone]: { padding: `0 ${space.s8}` } } })

export const figure = style({ display: 'inline-flex', gap: space.s4, color: color.text })
export const letter = style({ color: color.subtle })

/** Body of the chart. The height is the same in each state, so that nothing below the chart moves. */
export const body = style({
  position: 'relative',
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
})

/** The chart fills the remaining height of the card, so that the cards of a row end on the same line. */
const filling = style({ position: 'absolute', inset: `0 ${space.s8} 0 ${space.s12}` })

export const plot = style([
  filling,
  {
    isolation: 'isolate',
    borderRadius: metric.radiusChip,
    ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: `-${space.s2}` },
  },
])
/**
 * Layout containment limits the cost of layout, because the library measures its canvases one by one. The
 * negative z-index keeps the focus outline visible above the canvas.
 */
export const canvas = style({ height: '100%', contain: 'strict', position: 'relative', zIndex: -1 })
// A chart with the colours of the dark theme is inverted when it is printed on white paper.
globalStyle(`:root:not(.light) ${canvas}`, {
  '@media': { [media.paper]: { filter: 'invert(1) hue-rotate(180deg)' } },
})

/** Grid lines that are shown until the chart is drawn. */
export const skeleton = style([
  filling,
  {
    backgroundImage: `linear-gradient(${color.grid} 1px, transparent 1px)`,
    backgroundSize: '100% 20%',
    backgroundPosition: '0 10%',
  },
])
export const withoutScript = style({
  position: 'absolute',
  inset: 0,
  overflow: 'auto',
  background: color.bg1,
})

// Hidden in print, because a chart that is still loading would be printed as an empty grid.
globalStyle(`${card}:has([aria-busy])`, { '@media': { [media.paper]: { display: 'none' } } })

export const noteWithoutScript = style([withoutScript, { padding: space.s12, color: color.muted }])

export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: `0 ${space.s12} ${space.s2}`,
  fontSize: '11px',
  lineHeight: '16px',
  color: color.subtle,
})
export const footLink = style([
  touchArea(10),
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '24px',
    color: 'inherit',
    ':hover': { color: color.link },
  },
])

export const typeIcon = style({ display: 'block' })
