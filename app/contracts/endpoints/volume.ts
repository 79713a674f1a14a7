import type { Page } from '~/domain/base/page'
import type { TapeView } from '~/domain/order/tape-view'
import type { TradeView } from '~/domain/order/trade-view'
import {
  chartRange,
  type DcaAggregateView,
  type TokenVolumeView,
  type VolumeChartView,
} from '~/domain/order/volume-view'
import { allVenues } from '~/domain/service/panel-view'
import {
  dcaAggregateList,
  dcaAggregateToWire,
  filledTokenChartWire,
  filledTokenPage,
  filledTokensToChart,
  filledTokenToWire,
  volumeChartTable,
  volumeChartToWire,
  volumeChartWire,
} from '../orders/volume'
import {
  dcaAggregatesRequest,
  filledTokenChartRequest,
  filledTokensRequest,
  volumeChartFaults,
  volumeChartRequest,
} from '../orders/volume-requests'
import { defineEndpoint } from '../schema/endpoint'
import { pageToWire } from '../schema/page'
import { noRequest } from '../schema/requests'
import { tapePage, tapeRequest, tapeToWire } from '../tape'
import { tradeList, tradeToWire } from '../trade'

/** Endpoints for the volume of Jupiter orders by token, and for the largest trades of all venues. */
export const volumeEndpoints = {
  dcaAggregates: defineEndpoint({
    operationId: 'listDcaAggregates',
    path: '/api/dca/aggregates',
    summary: 'DCA totals per token: remaining amounts of active orders, or fills of the last 24 hours.',
    description:
      'One row per token on either side of an order, largest total first. `basis=remaining` sums active orders at current prices; `basis=filled` sums the fills of the last 24 hours at the prices of their time. Unknown values are excluded from the sums; `unpricedOrders` counts the orders without a price.',
    tag: 'Volume',
    request: dcaAggregatesRequest,
    answer: dcaAggregateList,
    toWire: (rows: readonly DcaAggregateView[]) => rows.map(dcaAggregateToWire),
    topic: 'dca',
    maxAgeSeconds: 15,
  }),
  dcaVolumeChart: defineEndpoint({
    operationId: 'getDcaVolumeChart',
    path: '/api/dca/aggregates/volume',
    summary: 'Filled DCA volume over time, by token.',
    description:
      'Filled volume in buckets of equal length, one series per token, at the prices of the fills. `labels` are the start times of the buckets; each series has one sum per label in `data`. Buckets that start before the indexed history are null.',
    tag: 'Volume',
    request: volumeChartRequest,
    askedTimes: (request, nowAt) => [chartRange(request, nowAt).from],
    bucketSeconds: ({ bucketSeconds }) => bucketSeconds,
    faults: volumeChartFaults,
    answer: volumeChartWire,
    table: volumeChartTable,
    toWire: (chart: VolumeChartView) => volumeChartToWire(chart),
    topic: 'dca',
    maxAgeSeconds: 5,
  }),
  filledTokenChart: defineEndpoint({
    operationId: 'getTopFilledTokenChart',
    path: '/api/limit/top/filled/chart',
    summary: 'Top tokens by filled volume of Jupiter limit orders, last 24 hours, as chart data.',
    description:
      'The same tokens and sums as `/api/limit/top/filled/table`, in the format of chart libraries. Tokens with unknown volume are excluded.',
    tag: 'Volume',
    request: filledTokenChartRequest,
    answer: filledTokenChartWire,
    toWire: (tokens: readonly TokenVolumeView[]) => filledTokensToChart(tokens),
    topic: 'limit',
    maxAgeSeconds: 3,
  }),
  filledTokens: defineEndpoint({
    operationId: 'listTopFilledTokens',
    path: '/api/limit/top/filled/table',
    summary: 'Top tokens by filled volume of Jupiter limit orders, last 24 hours.',
    description:
      'Buy and sell volume of each token over a rolling 24 hours, in USD at the prices of the fills. Includes both of Jupiter’s limit order programs.',
    tag: 'Volume',
    request: filledTokensRequest,
    answer: filledTokenPage,
    toWire: (page: Page<TokenVolumeView>) => pageToWire(page, filledTokenToWire),
    topic: 'limit',
    maxAgeSeconds: 3,
  }),
  trades: defineEndpoint({
    operationId: 'listTrades',
    path: '/api/trades',
    summary: 'Executions of all venues within your plan’s history, newest first.',
    description:
      'Fills of spot orders and perp fills in one list. Rows are not counted: `totalElements` is the number of rows of this page. Filters that match few executions are searched in batches, so a page can have fewer rows than `size`, or none, and still have a `cursor`; read on with `after` until the `cursor` is null.',
    tag: 'Volume',
    request: tapeRequest,
    within: (request, reachDays) => ({ ...request, reachDays }),
    answer: tapePage,
    toWire: (view: TapeView) => tapeToWire(view),
    topic: 'drift.trades',
    sources: allVenues,
    maxAgeSeconds: 1,
  }),
  topTrades: defineEndpoint({
    operationId: 'listTopTrades',
    path: '/api/trades/top/filled',
    summary: 'Largest trades of the last 24 hours (≥ $1,000): 10 perp fills, 20 spot fills.',
    description:
      'The 10 largest perp fills and 20 largest fills of spot orders, each worth 1,000 USD or more, largest first. `publicKey` is the order that was filled.',
    tag: 'Volume',
    request: noRequest,
    answer: tradeList,
    toWire: (trades: readonly TradeView[]) => trades.map(tradeToWire),
    topic: 'perps.trades',
    sources: allVenues,
    maxAgeSeconds: 30,
  }),
} as const
