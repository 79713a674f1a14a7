import { style } from '@vanilla-extract/css'
import { color, media, space } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s16,
  '@media': { [media.phone]: { flexWrap: 'wrap', gap: space.s8 } },
  padding: `${space.s8} ${space.s12}`,
  borderBottom: `1px solid ${color.hair}`,
})

/** Note below the table that explains the sort order. */
export const note = style({ color: color.subtle, ...type.micro })
