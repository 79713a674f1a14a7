import { readActiveOf } from './active-dca.server'
import { readChartBars, readLatestCandles } from './candles.server'
import { listDcaAggregates } from './dca-aggregates.server'
import { readFilledOf } from './dca-filled.server'
import { readDcaVolumeChart } from './dca-volume-chart.server'
import { listFilledTokens, readFilledTokens } from './filled-tokens.server'
import type { VolumeQueries } from './queries.server'
import { readTopTrades, type TopTradesDeps } from './top-trades.server'

export function createVolumeQueries(deps: TopTradesDeps): VolumeQueries {
  return {
    listDcaAggregates: (request) => listDcaAggregates(deps, request),
    getDcaVolumeChart: (request) => readDcaVolumeChart(deps, request),
    getActiveDca: (of, key) => readActiveOf(deps, of, key),
    getDcaFilled: (of, key) => readFilledOf(deps, of, key),
    getFilledTokens: (limit) => readFilledTokens(deps, limit),
    listFilledTokens: (request) => listFilledTokens(deps, request),
    getTopTrades: () => readTopTrades(deps),
    getLatestCandles: (request) => readLatestCandles(deps, request),
    getChartBars: (mint, frame) => readChartBars(deps, mint, frame),
  }
}
