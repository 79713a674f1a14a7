import { globalStyle, style } from '@vanilla-extract/css'
import { drawnNear } from '~/ui/drawn-near'
import { sprinkles } from '~/ui/sprinkles.css'
import { metric } from '~/ui/theme.css'

const bookBeside = 'page (min-width: 900px)'
const twoCards = 'page (min-width: 700px) and (max-width: 1079px)'
const threeCards = 'page (min-width: 1080px)'

/** Orders and depth beside the book on wide screens, otherwise below it. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: metric.gap,
  '@container': {
    [bookBeside]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(340px, 4fr)' },
    [threeCards]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
})
export const column = style([
  sprinkles({ display: 'flex', flexDirection: 'column', minWidth: 0 }),
  { gap: metric.gap },
])
// The last card fills the rest, so that the columns end on the same line.
globalStyle(`${column} > :last-child`, { flex: 1 })
// In one column, this part is below the orders.
globalStyle(`${column} + ${column}`, drawnNear(770))

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: metric.gap,
  '@container': {
    [twoCards]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [threeCards]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
globalStyle(`${cards} > *`, drawnNear(405))
// With an odd count, the last card spans both columns instead of leaving an empty cell.
globalStyle(`${cards} > :last-child`, { '@container': { [twoCards]: { gridColumn: '1 / -1' } } })
