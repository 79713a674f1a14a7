import { globalStyle, style } from '@vanilla-extract/css'
import { color, media, space } from '~/ui/theme/theme.css'

/** Controls for which the header has no space on phones. The sheet of the list shows them there. */
export const wideActions = style({
  display: 'contents',
  '@media': { [media.phone]: { display: 'none' } },
})

/** Search field between a list's header and its rows. */
export const search = style({
  // The code of the field may still be loading.
  minHeight: '49px',
  padding: `${space.s8} ${space.s12}`,
  borderBottom: `1px solid ${color.hair}`,
})
globalStyle(`${search} form`, { display: 'flex', gap: space.s8 })
globalStyle(`${search} form > span`, { flex: 1 })
