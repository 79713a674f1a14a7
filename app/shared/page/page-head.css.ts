import { style } from '@vanilla-extract/css'
import { sprinkles } from '~/ui/theme/sprinkles.css'
import { color, media } from '~/ui/theme/theme.css'
import { type } from '~/ui/theme/type-scale'

export const head = style([
  sprinkles({ display: 'flex', alignItems: 'center', gap: 's12' }),
  { minHeight: '32px', '@media': { [media.phone]: { flexWrap: 'wrap', rowGap: 0 } } },
])

export const aside = style({
  color: color.muted,
  ...type.table,
  '@media': { [media.phone]: { display: 'none' } },
})

export const clock = style([aside, { marginInlineStart: 'auto', whiteSpace: 'nowrap' }])
