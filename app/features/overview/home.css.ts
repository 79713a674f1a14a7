import { globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import { paintInTurn } from '~/ui/panel/paint-in-turn'
import { paintWhenNear } from '~/ui/panel/paint-when-near'
import { rankingRow } from '~/ui/table/ranking.css'
import { container, metric } from '~/ui/theme/theme.css'
import { rowCounts } from './panels'

/**
 * Height of a complete ranking with its headings. The space is reserved from the start, so that the panels
 * beside it do not move while the page loads.
 */
const rankingCard = `calc(${rowCounts.ranking} * ${rankingRow} + 78px)`

/**
 * Grid of the overview. Narrow screens have one column in document order. Wide screens have two columns:
 * order tables on the left, and shorter lists on the right. The heights of the plan card and of the part of
 * the aggregate table beside the Kamino orders are fixed. With these heights, the full tables of both columns
 * end on the same line.
 */
export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: metric.gap,
  '@container': {
    [container.twoParts]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: `repeat(2, minmax(${rankingCard}, auto)) 152px auto 92px auto`,
      gridTemplateAreas:
        '"dca filled" "dca limits" "limit plan" "limit flow" "kamino flow" "kamino positions"',
    },
    [container.wideParts]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
})

/** Returns the style of a grid area of the overview whose card fills the area. */
const place = (area: string, below: StyleRule = {}) =>
  style({
    ...below,
    display: 'flex',
    flexDirection: 'column',
    gap: metric.gap,
    minWidth: 0,
    '@container': { [container.twoParts]: { gridArea: area } },
  })

export const dca = place('dca')
export const filled = place('filled', paintWhenNear(355))
export const limits = place('limits', paintWhenNear(355))
export const plan = place('plan', paintWhenNear(166))
export const limit = place('limit', paintWhenNear(796))
export const flow = place('flow', paintWhenNear(400))
export const kamino = place('kamino', paintWhenNear(1077))
export const positions = place('positions', paintWhenNear(355))

paintInTurn(limit, { turn: 1, height: 434 })
paintInTurn(flow, { turn: 2, height: 374 })
paintInTurn(kamino, { turn: 3, height: 498 })
paintInTurn(positions, { turn: 4, height: 390 })

for (const area of [dca, filled, limits, plan, limit, flow, kamino, positions]) {
  globalStyle(`${area} > section:first-child`, { flex: 1 })
}
