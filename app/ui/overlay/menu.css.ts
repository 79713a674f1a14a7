import { keyframes, style } from '@vanilla-extract/css'
import { overlayText } from '../theme/text-style.css'
import { color, media, metric, space } from '../theme/theme.css'
import { type } from '../theme/type-scale'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

export const menu = style({
  ...overlayText,
  position: 'fixed',
  inset: 'auto',
  // This is the position without JavaScript. With JavaScript, the menu is placed beside its button.
  top: metric.topBar,
  right: space.s8,
  margin: 0,
  width: '240px',
  maxWidth: `calc(100vw - ${space.s16})`,
  maxHeight: '70dvh',
  overflowY: 'auto',
  padding: space.s4,
  background: color.bg1,
  color: color.text,
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusCard,
  boxShadow: color.shadow,
  animation: `${appear} ${metric.hover} ${metric.ease}`,
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  width: '100%',
  minHeight: '36px',
  padding: '0 10px',
  borderRadius: '5px',
  textAlign: 'left',
  ...type.body,
  ':hover': { background: color.bg2 },
  ':focus-visible': { outlineOffset: '-2px', background: color.bg2 },
  selectors: { '&[aria-disabled="true"]': { color: color.subtle, cursor: 'default' } },
  '@media': { [media.phone]: { minHeight: '44px' } },
})

export const words = style({ flex: 1, minWidth: 0 })
export const note = style({ ...type.micro, color: color.subtle })

/** Tick of a chosen item. Its space is reserved even if the item is not chosen. */
export const tick = style({ width: '14px', color: color.accent, flex: 'none' })

export const groupLabel = style({ ...type.micro, color: color.subtle, padding: `${space.s8} 10px 2px` })

export const line = style({
  height: '1px',
  border: 0,
  margin: `${space.s4} 0`,
  background: color.border,
})
