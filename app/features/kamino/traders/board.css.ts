import { globalStyle, style } from '@vanilla-extract/css'
import { sprinkles } from '~/ui/theme/sprinkles.css'
import { color, media, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const trader = sprinkles({ display: 'inline-flex', alignItems: 'center', gap: 's2' })
/**
 * Rank of a trader on a phone, above the change of the rank. All ranks have the same width. Beside the trader,
 * there would be no space for the change.
 */
export const phoneRank = style({ display: 'grid', minWidth: '34px', ...type.table, color: color.muted })
globalStyle(`${phoneRank} > :last-child`, type.micro)
export const sparkAtEnd = style({ display: 'inline-block', verticalAlign: 'middle' })

/**
 * Legend, search and period in the header of the leaderboard. They wrap to a separate row if the header is
 * full.
 */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space.s8} ${space.s16}`,
  padding: `${space.s8} ${space.s12}`,
  borderBottom: `1px solid ${color.hair}`,
})
/** The same controls in the sheet of phones, one below the other. */
export const choices = style({ display: 'grid', gap: space.s12 })
export const form = style({
  display: 'flex',
  gap: space.s8,
  flex: '1 1 240px',
  maxWidth: '420px',
  '@media': { [media.phone]: { maxWidth: 'none' } },
})
globalStyle(`${form} > span`, { flex: 1 })
export const legend = style({ marginInlineStart: 'auto' })
export const note = style({ ...type.micro, color: color.subtle })
