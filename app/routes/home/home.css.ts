import { globalStyle, style } from '@vanilla-extract/css'
import { metric, room } from '~/ui/theme.css'

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
      gridTemplateRows: 'auto auto 152px auto 92px auto',
      gridTemplateAreas:
        '"dca filled" "dca limits" "limit plan" "limit flow" "kamino flow" "kamino positions"',
    },
    [room.wideParts]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
})

/** A card in its place of the board, as tall as that. */
const place = (area: string) =>
  style({
    display: 'flex',
    flexDirection: 'column',
    gap: metric.gap,
    minWidth: 0,
    '@container': { [room.twoParts]: { gridArea: area } },
  })

export const dca = place('dca')
export const filled = place('filled')
export const limits = place('limits')
export const plan = place('plan')
export const limit = place('limit')
export const flow = place('flow')
export const kamino = place('kamino')
export const positions = place('positions')

for (const area of [dca, filled, limits, plan, limit, flow, kamino, positions]) {
  globalStyle(`${area} > section:first-child`, { flex: 1 })
}
