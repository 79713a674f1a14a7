import { globalStyle, type StyleRule, style } from '@vanilla-extract/css'
import { rowCounts } from '~/components/overview/panels'
import { drawnNear } from '~/ui/drawn-near'
import { rankingRow } from '~/ui/ranking.css'
import { metric, room } from '~/ui/theme.css'

/** Its rows with the heads above them: as tall from the beginning, so that what is beside it stays while the page still arrives. */
const rankingCard = `calc(${rowCounts.ranking} * ${rankingRow} + 78px)`

/**
 * One column in the order of the document; where there is room, order tables at the left and shorter lists beside them. The fixed rows are the plan
 * card, and what the aggregate table reaches beyond the limit orders when both are full: so tables of both columns end on one line.
 */
export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: metric.gap,
  '@container': {
    [room.twoParts]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: `repeat(2, minmax(${rankingCard}, auto)) 152px auto 92px auto`,
      gridTemplateAreas:
        '"dca filled" "dca limits" "limit plan" "limit flow" "kamino flow" "kamino positions"',
    },
    [room.wideParts]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
})

/** A card in its place of the board, as tall as that. */
const place = (area: string, below: StyleRule = {}) =>
  style({
    ...below,
    display: 'flex',
    flexDirection: 'column',
    gap: metric.gap,
    minWidth: 0,
    '@container': { [room.twoParts]: { gridArea: area } },
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
