import { keyframes, style } from '@vanilla-extract/css'
import { color, media, metric, space } from '~/ui/theme/theme.css'
import { glyphType } from '~/ui/theme/type-scale'

export const prices = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  '@media': {
    [media.phone]: { gap: 0 },
    // The prices are stacked, so that nothing is clipped at a page width of 320 px (WCAG 1.4.10).
    [media.tinyPhone]: { flexDirection: 'column', alignItems: 'flex-start' },
  },
})

export const price = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.s6,
  padding: `${space.s4} ${space.s8}`,
  borderRadius: metric.radiusControl,
  whiteSpace: 'nowrap',
  ':hover': { background: color.bg2 },
  '@media': {
    [media.phone]: { padding: `${space.s4} ${space.s6}`, gap: space.s4 },
    [media.tinyPhone]: { padding: `0 ${space.s4}` },
  },
})

/** The daily change keeps its space while it is unknown, so that the search field beside it does not move. */
export const change = style({
  fontSize: '12px',
  '@media': {
    [media.aboveCards]: { minWidth: '62px' },
    [media.narrowTablet]: { display: 'none' },
    [media.smallPhone]: { display: 'none' },
  },
})

export const number = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  borderRadius: metric.radiusChip,
  paddingInlineStart: space.s4,
})

/**
 * Style of a flash, which animates the opacity on the browser's compositor. An animated background would
 * repaint the page in each frame, and prices flash every second.
 */
const tints = (tint: string) =>
  [0, 1].map(() =>
    style({
      position: 'relative',
      isolation: 'isolate',
      '::before': {
        content: '',
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        borderRadius: 'inherit',
        background: tint,
        opacity: 0,
        animation: `${keyframes({ from: { opacity: 1 } })} ${metric.flash} ${metric.ease}`,
      },
    }),
  )

/**
 * Two identical classes for each direction. Consecutive flashes alternate between them, so that each flash
 * restarts the animation.
 */
export const moved = { up: tints(color.buyTint), down: tints(color.sellTint) }

/** Keeps space for the arrow, so that nothing moves when the arrow appears. */
export const arrowSlot = style({
  display: 'inline-block',
  width: '12px',
  textAlign: 'center',
  ...glyphType,
})

const shown = [0, 1].map(() => keyframes({ '0%, 90%': { opacity: 1 }, '100%': { opacity: 0 } }))
export const arrow = shown.map((name) =>
  style({ opacity: 0, animation: `${name} ${metric.flash} ${metric.ease}` }),
)
