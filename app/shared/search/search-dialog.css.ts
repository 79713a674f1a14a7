import { globalStyle, style } from '@vanilla-extract/css'
import { color, media, metric, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s12,
  flex: 'none',
  height: '52px',
  padding: `0 ${space.s12} 0 ${space.s16}`,
  borderBottom: `1px solid ${color.border}`,
  color: color.muted,
  '@media': { [media.fullSearch]: { paddingRight: 0 } },
})

export const input = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  border: 0,
  padding: 0,
  background: 'none',
  color: color.text,
  fontSize: '16px',
  '::placeholder': { color: color.subtle, opacity: 1 },
  '::-webkit-search-cancel-button': { display: 'none' },
})
// The field needs no focus outline, because it is the only input of the dialog and its caret shows the focus.
globalStyle(`${input}:focus-visible`, { outline: 0, caretColor: color.accent })

export const escapeKey = style({
  '@media': { [media.fullSearch]: { display: 'none' } },
})

export const cancel = style({
  display: 'none',
  '@media': {
    [media.fullSearch]: { display: 'block', width: '76px', height: '44px', color: color.link },
  },
})

export const kinds = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s12,
  flex: 'none',
  flexWrap: 'wrap',
  minHeight: '44px',
  padding: `${space.s4} ${space.s12}`,
  borderBottom: `1px solid ${color.border}`,
})
// With their counts, the kinds are about as wide as a phone.
globalStyle(`${kinds} > fieldset`, { flexWrap: 'wrap' })
globalStyle(`${kinds} > fieldset > label`, { paddingInline: space.s8 })

export const count = style({ ...type.micro, color: color.subtle, whiteSpace: 'nowrap' })

/**
 * The list of results scrolls inside the dialog. The height of the dialog does not depend on the number of
 * rows.
 */
export const list = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'flex',
  flexDirection: 'column',
  scrollPaddingTop: '36px',
})

export const footer = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s12,
  flex: 'none',
  minHeight: '40px',
  padding: `0 ${space.s8} 0 ${space.s12}`,
  borderTop: `1px solid ${color.hair}`,
  ...type.table,
  color: color.muted,
  '@media': { [media.fullSearch]: { minHeight: '52px' } },
})

export const keys = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s6,
  '@media': { [media.fullSearch]: { display: 'none' } },
})

export const allTokens = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  color: color.link,
  '@media': { [media.fullSearch]: { minHeight: '44px' } },
})

export const shortcuts = style({
  display: 'grid',
  gap: space.s8,
  flex: 'none',
  padding: `${space.s8} ${space.s12}`,
  borderBottom: `1px solid ${color.border}`,
})

export const shortcutRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s6,
  flexWrap: 'wrap',
  maxHeight: '60px',
  overflow: 'hidden',
})

export const shortcutLabel = style({ ...type.micro, color: color.subtle, minWidth: '64px' })

export const shortcut = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s6,
  height: '26px',
  maxWidth: '180px',
  padding: `0 ${space.s8}`,
  borderRadius: metric.radiusChip,
  background: color.bg2,
  ...type.table,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  ':hover': { background: color.bg3 },
  '@media': { [media.phone]: { height: '36px' } },
})
