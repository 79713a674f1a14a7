import type { PerpMarketWire } from '~/contracts/perps/perp'
import { sortRows } from '~/lib/sort-rows'
import type { HeatMetric } from './heat-metrics'
import type { HeatOrder } from './overview-params'

/** Returns the markets in the order of the heat map's cells. Markets without a value come last. */
export function orderedBy<Market extends PerpMarketWire>(
  metric: Pick<HeatMetric, 'numberOf'>,
  order: HeatOrder,
  markets: readonly Market[],
): readonly Market[] {
  if (order === 'size') return markets
  return sortRows(markets, {
    keyOf: (market) => metric.numberOf(market) ?? undefined,
    tieOf: ({ publicKey }) => publicKey,
    order: order === 'high' ? 'desc' : 'asc',
  })
}
