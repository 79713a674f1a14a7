import { globalStyle, style } from '@vanilla-extract/css'
import { color, media, metric, space } from '~/ui/theme.css'
import { type } from '~/ui/type-scale'

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

/** Takes the room that is left beside the title, and never a line of its own. */
export const status = style({
  flex: '1 1 0',
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  minWidth: 0,
  overflow: 'hidden',
})

/** As wide from its first part on as with all of them: whether it stands beside the title does not change while the document arrives. */
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s8,
  minWidth: 'min(100%, 276px)',
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { gap: space.s4, minWidth: 'min(100%, 284px)' } },
})

// All of it in one line on a phone.
globalStyle(`${controls} label`, { '@media': { [media.phone]: { padding: `0 ${space.s8}` } } })

/** Holds its line while there is nothing to say. */
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s12,
  minHeight: '32px',
  alignItems: 'center',
  padding: `0 ${space.s12}`,
  color: color.muted,
  ...type.table,
  '@media': { [media.phone]: { minHeight: '44px', alignContent: 'center' } },
})
export const figure = style({ display: 'inline-flex', gap: space.s4, color: color.text })
export const letter = style({ color: color.subtle })

/** As tall in each state, so that nothing below it moves. */
export const body = style({
  position: 'relative',
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
})

/** Fills what the card has, so that cards of one row end on one line. */
const filling = style({ position: 'absolute', inset: `0 ${space.s8} 0 ${space.s12}` })

export const plot = style([
  filling,
  {
    isolation: 'isolate',
    borderRadius: metric.radiusChip,
    ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: `-${space.s2}` },
  },
])
/** Laid out apart, since the library measures its canvases one by one; beneath the outline of what has the focus. */
export const canvas = style({ height: '100%', contain: 'strict', position: 'relative', zIndex: -1 })
// What is drawn for a dark screen stands on white paper, too.
globalStyle(`:root:not(.light) ${canvas}`, {
  '@media': { [media.paper]: { filter: 'invert(1) hue-rotate(180deg)' } },
})

/** Where lines of the grid will be. */
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

// What is still on its way is not printed: it would be an empty grid.
globalStyle(`${card}:has([aria-busy])`, { '@media': { [media.paper]: { display: 'none' } } })

export const noteWithoutScript = style([withoutScript, { padding: space.s12, color: color.muted }])

export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: `${space.s2} ${space.s12} ${space.s6}`,
  fontSize: '11px',
  lineHeight: '16px',
  color: color.subtle,
})
export const footLink = style({ color: 'inherit', ':hover': { color: color.link } })

export const typeIcon = style({ display: 'block' })
