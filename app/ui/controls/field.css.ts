import { globalStyle, style } from '@vanilla-extract/css'
import { color, media, metric, space } from '../theme/theme.css'

/** A text field with an icon before and text after the input. */
export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  height: '32px',
  minWidth: 0,
  padding: '0 10px',
  borderRadius: metric.radiusControl,
  border: `1px solid ${color.borderStrong}`,
  background: color.bg0,
  color: color.text,
  fontSize: '13px',
  // Phones zoom into fields whose font size is less than 16 px.
  '@media': { [media.phone]: { height: '44px', fontSize: '16px' } },
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: space.s2 },
    '&:has([aria-invalid="true"])': { borderColor: color.danger },
  },
})

/** The input element has no frame, because the field around it draws one. */
export const bare = style({
  border: 0,
  padding: 0,
  background: 'none',
  width: '100%',
  minWidth: 0,
  height: '100%',
  outline: 0,
  '::placeholder': { color: color.subtle, opacity: 1 },
  '::-webkit-search-cancel-button': { display: 'none' },
})
globalStyle(`${bare}:focus-visible`, { outline: 0 })
globalStyle(`${field} > svg`, { color: color.subtle })

export const select = style({
  height: '28px',
  padding: `0 ${space.s24} 0 ${space.s8}`,
  borderRadius: metric.radiusControl,
  border: `1px solid ${color.borderStrong}`,
  backgroundColor: color.bg0,
  color: color.text,
  fontSize: '12px',
  appearance: 'none',
  gridArea: '1 / 1',
  '@media': { [media.phone]: { height: '44px', fontSize: '16px' } },
})

export const selectFrame = style({ display: 'inline-grid', alignItems: 'center' })
globalStyle(`${selectFrame} > svg`, {
  gridArea: '1 / 1',
  justifySelf: 'end',
  marginRight: space.s6,
  color: color.muted,
  pointerEvents: 'none',
})
