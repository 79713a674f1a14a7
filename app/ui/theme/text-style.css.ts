import { style, styleVariants } from '@vanilla-extract/css'
import { color, media, metric } from './theme.css'

/** Style of an element that only screen readers present. */
export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  // Without the negative margin, a visually hidden element would add a pixel of scroll height at the bottom
  // of a page.
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

/** Text colours by meaning. */
export const tone = styleVariants({
  text: { color: color.text },
  muted: { color: color.muted },
  subtle: { color: color.subtle },
  buy: { color: color.buy },
  sell: { color: color.sell },
  accent: { color: color.accent },
  warn: { color: color.warn },
  topTier: { color: color.topTier },
})
export type Tone = keyof typeof tone

export const mono = style({ fontFamily: metric.fontMono, fontSize: ['.92em', 'round(.92em, 1px)'] })

/**
 * Text style of overlays. They are rendered where they are opened, such as in a table cell, and must not
 * inherit how text is laid out there.
 */
export const overlayText = {
  fontWeight: 400,
  textAlign: 'start',
  textTransform: 'none',
  whiteSpace: 'normal',
  cursor: 'auto',
} as const

/** A link in a line of text or in a cell. It is at least 24 px in both directions (WCAG 2.5.8). */
export const lineLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: '24px',
  minHeight: '24px',
  maxWidth: '100%',
  verticalAlign: 'middle',
})

/** Shows text in one line, cut off with an ellipsis. */
export const ellipsis = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
})

/**
 * Style for right-aligned text. With `direction: rtl`, browsers measure the position of the text at its right
 * end, so digits that appear or disappear on the left are not measured as a layout shift. In a single line of
 * text, `direction` has no other effect here.
 */
export const startsAtEnd = { direction: 'rtl' } as const
export const fromEnd = style(startsAtEnd)

// Each selector names its class twice. Otherwise a class of the same element that sets `display` could win.
export const onlyPhone = style({
  selectors: { '&&': { '@media': { [media.aboveCards]: { display: 'none' } } } },
})
export const notOnPhone = style({
  selectors: { '&&': { '@media': { [media.phone]: { display: 'none' } } } },
})
