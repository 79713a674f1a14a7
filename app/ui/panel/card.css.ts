import { globalStyle, style } from '@vanilla-extract/css'
import { sprinkles } from '../theme/sprinkles.css'
import { color, media, metric, space } from '../theme/theme.css'

export const card = style({
  background: color.bg1,
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusCard,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  // `hidden` would make the card a scroll container, and the sticky table head would stick to the card
  // instead of the page.
  overflow: 'clip',
  // Limits repaints: a change elsewhere on the page, such as a price in the top bar, does not repaint the
  // card.
  contain: 'layout paint',
  '@media': { [media.paper]: { overflow: 'visible', contain: 'none' } },
})

export const header = style([
  sprinkles({ display: 'flex', alignItems: 'center', gap: 's8' }),
  {
    minHeight: metric.cardHead,
    padding: `${space.s6} ${space.s12}`,
    borderBottom: `1px solid ${color.border}`,
    '@media': { [media.phone]: { gap: space.s4 } },
  },
])
globalStyle(`${header} h2`, {
  whiteSpace: 'nowrap',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
// On phones, a list with an anchor hides the help link beside its title, so that the title has the whole
// width. Each row of such a list explains its numbers itself.
globalStyle(`${card}[id] > ${header} > a`, { '@media': { [media.phone]: { display: 'none' } } })

export const actions = style([
  sprinkles({ display: 'flex', alignItems: 'center', gap: 's8', marginInlineStart: 'auto' }),
  { flex: 'none' },
])

/** Header whose actions are below the title on phones, because they don't fit beside it. */
export const twoLines = style({ '@media': { [media.phone]: { flexWrap: 'wrap' } } })
globalStyle(`${twoLines} > ${actions}`, {
  '@media': { [media.phone]: { width: '100%', justifyContent: 'space-between' } },
})

/** Fills the remaining height, so that all cards beside each other have the same bottom edge. */
export const body = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  // Keeps what the browser has painted of the body while the head changes.
  isolation: 'isolate',
})

/**
 * Makes old data look old but readable. At this opacity only the brightest text colour has a contrast of
 * 4.5:1, so it replaces all other text colours.
 */
export const stale = style({
  opacity: 0.6,
  vars: {
    [color.muted]: color.text,
    [color.subtle]: color.text,
    [color.accent]: color.text,
    [color.buy]: color.text,
    [color.sell]: color.text,
    [color.warn]: color.text,
    [color.purple]: color.text,
    [color.topTier]: color.text,
  },
})

export const footer = style({
  marginTop: 'auto',
  minHeight: '36px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s8,
  padding: `0 ${space.s12}`,
  borderTop: `1px solid ${color.hair}`,
  fontSize: '12px',
  lineHeight: '16px',
  color: color.muted,
})
// A list that failed to load has no pages, so its footer is empty.
globalStyle(`${footer}:empty`, { display: 'none' })
// The arrows of a pager already have space around them, so the footer needs less padding.
globalStyle(`${footer}:has(> nav)`, {
  paddingRight: space.s8,
  '@media': { [media.phone]: { paddingInline: space.s4 } },
})
