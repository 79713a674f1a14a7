import type { Page } from '~/domain/page'
import { allVenues } from '~/domain/panel-view'
import type { TradeView } from '~/domain/trade-view'
import {
  chartStretch,
  type DcaAggregateView,
  type TokenVolumeView,
  type VolumeChartView,
} from '~/domain/volume-view'
import { defineEndpoint } from '../endpoint'
import { pageToWire } from '../page'
import { noRequest } from '../requests'
import { tradeList, tradeToWire } from '../trade'
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
} from '../volume'
import {
  dcaAggregatesRequest,
  filledTokenChartRequest,
  filledTokensRequest,
  volumeChartFaults,
  volumeChartRequest,
} from '../volume-requests'

/** Volumes of Jupiter's orders by token, and the largest trades of all venues. */
export const volumeEndpoints = {
  dcaAggregates: defineEndpoint({
    operationId: 'listDcaAggregates',
    path: '/api/dca/aggregates',
    summary: 'DCA orders added up by token: what is left to spend, or what was executed in 24 hours.',
    description:
      'One row per token that is on either side of an order, the largest sum first. With `basis=remaining` active orders count, at current prices; with `basis=filled` the executions of the last 24 hours, at the prices of their time. Unknown values are left out of sums, and counted in `unpricedOrders`.',
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
    summary: 'Executed DCA volume over time, by token.',
    description:
      'Sums of executions in equal buckets of time, one series per token, at the prices of their time. `labels` are the starts of the buckets, `data` of each series has one sum per label. A bucket that begins before the known history is null.',
    tag: 'Volume',
    request: volumeChartRequest,
    askedTimes: (request, nowAt) => [chartStretch(request, nowAt).from],
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
    summary: 'Tokens with the largest filled volume of Jupiter limit orders in 24 hours, as slices.',
    description:
      'The same tokens and sums as `/api/limit/top/filled/table`, in the form that chart libraries take. Tokens whose volume is unknown are left out.',
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
    summary: 'Tokens with the largest filled volume of Jupiter limit orders in 24 hours.',
    description:
      'Bought and sold volume of each token over the last 24 hours, rolling, in USD at the prices of the executions. Of both of Jupiter’s limit order programs.',
    tag: 'Volume',
    request: filledTokensRequest,
    answer: filledTokenPage,
    toWire: (page: Page<TokenVolumeView>) => pageToWire(page, filledTokenToWire),
    topic: 'limit',
    maxAgeSeconds: 3,
  }),
  topTrades: defineEndpoint({
    operationId: 'listTopTrades',
    path: '/api/trades/top/filled',
    summary: 'The largest executions of 24 hours from $1,000 on: 10 of perps, 20 of spot orders.',
    description:
      '10 executions of perps and 20 of spot orders, the largest first, each worth 1,000 USD or more. `publicKey` names the order behind it.',
    tag: 'Volume',
    request: noRequest,
    answer: tradeList,
    toWire: (trades: readonly TradeView[]) => trades.map(tradeToWire),
    topic: 'drift.trades',
    sources: allVenues,
    maxAgeSeconds: 30,
  }),
} as const
