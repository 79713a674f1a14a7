import { globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import { rowCounts } from '~/components/overview/panels'
import { drawnNear } from '~/ui/drawn-near'
import { rankingRow } from '~/ui/ranking.css'
import { container, metric } from '~/ui/theme.css'

/**
 * Height of a full ranking with its headings. It is reserved from the start, so that neighbours do not move
 * while the page loads.
 */
const rankingCard = `calc(${rowCounts.ranking} * ${rankingRow} + 78px)`

/**
 * One column in document order. On wide screens: order tables on the left, shorter lists beside them. The
 * fixed rows are the plan card, and the part of the aggregate table that extends below the limit orders when
 * both are full. With them, the tables of both columns end on the same line.
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

/** A card that fills its area of the board. */
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
export const filled = place('filled', drawnNear(355))
export const limits = place('limits', drawnNear(355))
export const plan = place('plan', drawnNear(166))
export const limit = place('limit', drawnNear(796))
export const flow = place('flow', drawnNear(400))
export const kamino = place('kamino', drawnNear(1077))
export const positions = place('positions', drawnNear(355))

for (const area of [dca, filled, limits, plan, limit, flow, kamino, positions]) {
  globalStyle(`${area} > section:first-child`, { flex: 1 })
}
