import type { PerpMarketWire } from '~/contracts/perps/perp'
import { sortRows } from '~/lib/sort-rows'
import type { HeatMetric } from './heat-metrics'

/** Orders of the heat map's cells. `size`: by open interest, as the API returns the markets. */
export const heatOrders = ['size', 'high', 'low'] as const
export type HeatOrder = (typeof heatOrders)[number]

/** Returns the markets in the order of the heat map's cells. Markets without a value come last. */
export function orderedBy(
  metric: Pick<HeatMetric, 'numberOf'>,
  order: HeatOrder,
  markets: readonly PerpMarketWire[],
): readonly PerpMarketWire[] {
  if (order === 'size') return markets
  return sortRows(markets, {
    keyOf: (market) => metric.numberOf(market) ?? undefined,
    tieOf: ({ publicKey }) => publicKey,
    order: order === 'high' ? 'desc' : 'asc',
  })
}
