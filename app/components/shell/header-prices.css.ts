import { keyframes, style } from '@vanilla-extract/css'
import { color, media, metric, space } from '~/ui/theme.css'
import { glyphType } from '~/ui/type-scale'

export const prices = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  '@media': {
    [media.phone]: { gap: 0 },
    // Stacked, so that nothing is cut off at 320 px (WCAG 1.4.10).
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

/** Reserves its space while the daily change is unknown, so that the search beside it does not move. */
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
 * Animates the opacity, which the compositor does. An animated background would repaint the page on each
 * frame of a flash, every second.
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

/** Two classes per direction, used alternately, so that each change restarts the animation. */
export const moved = { up: tints(color.buyTint), down: tints(color.sellTint) }

/** Reserves its space, so that an arrow that appears moves nothing. */
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
