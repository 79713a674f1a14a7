import { globalStyle, style } from '@vanilla-extract/css'
import { paintWhenNear } from '~/ui/panel/paint-when-near'
import { sprinkles } from '~/ui/theme/sprinkles.css'
import { metric } from '~/ui/theme/theme.css'

const bookBeside = 'page (min-width: 900px)'
const twoCards = 'page (min-width: 700px) and (max-width: 1079px)'
const threeCards = 'page (min-width: 1080px)'

/** Layout of the upper part of the page. On wide screens it has two columns, otherwise one. */
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
// The last card takes the remaining height, so that the columns end on the same line.
globalStyle(`${column} > :last-child`, { flex: 1 })
// In the layout with one column, the second column is below the first one.
globalStyle(`${column} + ${column}`, paintWhenNear(770))

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: metric.gap,
  '@container': {
    [twoCards]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [threeCards]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
globalStyle(`${cards} > *`, paintWhenNear(405))
// If the number of cards is odd, the last card spans two columns, so that no cell is empty.
globalStyle(`${cards} > :last-child`, { '@container': { [twoCards]: { gridColumn: '1 / -1' } } })
