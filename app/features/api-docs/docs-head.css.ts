import { style } from '@vanilla-extract/css'
import { sprinkles } from '~/ui/theme/sprinkles.css'
import { media } from '~/ui/theme/theme.css'

export const head = style([
  sprinkles({ display: 'flex', alignItems: 'center', gap: 's12' }),
  { minHeight: '32px', flexWrap: 'wrap' },
])

export const badges = style([
  sprinkles({ display: 'flex', gap: 's6', marginInlineStart: 'auto' }),
  { flexWrap: 'wrap', '@media': { [media.phone]: { marginInlineStart: 0 } } },
])
