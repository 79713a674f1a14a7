import { style } from '@vanilla-extract/css'
import { sprinkles } from '~/ui/theme/sprinkles.css'
import { media, metric, space } from '~/ui/theme/theme.css'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr)',
  gap: space.s32,
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: metric.gap } },
})

/** On phones the table of contents comes after the text, because the visitor has just opened the text. */
export const contents = style({
  position: 'sticky',
  top: `calc(${metric.stickyTop} + ${space.s12})`,
  '@media': { [media.phone]: { order: 1, position: 'static' } },
})

export const text = style({ minWidth: 0, display: 'grid', gap: space.s12 })

export const head = style([
  sprinkles({ display: 'flex', alignItems: 'center', gap: 's12' }),
  { minHeight: '32px', flexWrap: 'wrap' },
])

export const badges = style([
  sprinkles({ display: 'flex', gap: 's6', marginInlineStart: 'auto' }),
  { flexWrap: 'wrap', '@media': { [media.phone]: { marginInlineStart: 0 } } },
])
