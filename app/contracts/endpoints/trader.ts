import type { TraderTotalsView } from '~/domain/order/trader-view'
import { allVenues } from '~/domain/service/panel-view'
import { defineEndpoint } from '../schema/endpoint'
import { traderRequest, traderTotalsTable, traderTotalsToWire, traderTotalsWire } from '../trader'

/** Endpoints for traders over all venues. */
export const traderEndpoints = {
  traderTotals: defineEndpoint({
    operationId: 'getTraderTotals',
    path: '/api/traders/{id}',
    summary: 'Totals of a trader over all venues: open value, executions and settled profit.',
    description:
      'Open orders and positions, and executions of the last 30 days, per venue and in sum. A wallet without orders has zeros. `settledPnl` adds up the profit and loss of closing fills at the perps venues from the indexed position records.',
    tag: 'Orders',
    request: traderRequest,
    answer: traderTotalsWire,
    table: traderTotalsTable,
    toWire: (totals: TraderTotalsView) => traderTotalsToWire(totals),
    topic: 'dca',
    sources: allVenues,
    maxAgeSeconds: 5,
  }),
} as const
