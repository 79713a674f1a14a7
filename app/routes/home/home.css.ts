import { globalStyle, style } from '@vanilla-extract/css'
import { sprinkles } from '~/ui/sprinkles.css'
import { metric, room } from '~/ui/theme.css'

/** Two columns where there is room, each in the order of the document; their ends meet. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: metric.gap,
  '@container': { [room.twoColumns]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const column = style([
  sprinkles({ display: 'flex', flexDirection: 'column', minWidth: 0 }),
  { gap: metric.gap },
])
// The last card takes what is left.
globalStyle(`${column} > :last-child`, { flex: 1 })
