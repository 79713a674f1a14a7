import { style, styleVariants } from '@vanilla-extract/css'
import { color, media, metric } from './theme.css'

/** There for assistive technology, not for eyes. */
export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  // At the foot of a page it would otherwise be a pixel more to scroll to.
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

/** One line, cut with an ellipsis. */
export const ellipsis = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minWidth: 0,
})

/**
 * For text that is aligned at its right end: there it begins as far as the browser is asked what has moved, so digits that come and go in front of
 * it are no layout shift. Within a line `direction` alone changes nothing else.
 */
export const startsAtEnd = { direction: 'rtl' } as const
export const fromEnd = style(startsAtEnd)

export const onlyPhone = style({ '@media': { [media.aboveCards]: { display: 'none' } } })
export const notOnPhone = style({ '@media': { [media.phone]: { display: 'none' } } })
