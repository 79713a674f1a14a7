import { style } from '@vanilla-extract/css'
import { overlayText } from '~/ui/theme/text-style.css'
import { color, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const panel = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: 0,
  ...overlayText,
  width: '340px',
  maxWidth: `calc(100vw - ${space.s16})`,
  // The height is known before the content is rendered, so the panel can be placed where it fits.
  height: '377px',
  maxHeight: `calc(100dvh - ${space.s16})`,
  background: color.bg1,
  color: color.text,
  border: `1px solid ${color.border}`,
  borderRadius: metric.radiusCard,
  boxShadow: color.shadow,
  overflow: 'hidden',
})

export const top = style({ padding: space.s8, borderBottom: `1px solid ${color.border}` })

/** Fixed height of the list, so that the selector does not resize with the number of tokens. */
export const frame = style({
  height: '320px',
  maxHeight: `calc(100dvh - ${space.s48} - 25px)`,
  display: 'flex',
  flexDirection: 'column',
})

export const list = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space.s4,
})

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s8,
  flex: 'none',
  minHeight: '36px',
  padding: `0 ${space.s8}`,
  borderRadius: '5px',
  cursor: 'pointer',
  ...type.table,
  ':hover': { background: color.bg2 },
  selectors: { '&[data-active]': { background: color.bg3 } },
})
