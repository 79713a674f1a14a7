import type { Address } from '~/domain/base/ids'
import type { Page } from '~/domain/base/page'
import type { TapeRequest, TapeView } from '~/domain/order/tape-view'
import type { TradeView } from '~/domain/order/trade-view'
import type {
  ActiveDcaView,
  DcaFilledView,
  FilledTokensRequest,
  OrdersOf,
  TokenVolumeView,
  VolumeChartRequest,
  VolumeChartView,
} from '~/domain/order/volume-view'
import type { Candle, CandlesRequest } from '~/domain/price/candle'
import type { ChartFrame } from '~/domain/price/chart-candles'
import { readChartBars, readLatestCandles } from '../tokens/candles.server'
import { readActiveOf } from './active-dca.server'
import { createDcaAggregateQueries, type DcaAggregateQueries } from './dca-aggregates.server'
import { readFilledOf } from './dca-filled.server'
import { readDcaVolumeChart } from './dca-volume-chart.server'
import { listFilledTokens, readFilledTokens } from './filled-tokens.server'
import { readTape } from './tape.server'
import { readTopTrades } from './top-trades.server'
import type { TradeDeps } from './trade-views.server'

/** Queries for executed volume by token. */
export interface VolumeQueries extends DcaAggregateQueries {
  getDcaVolumeChart(request: VolumeChartRequest): Promise<VolumeChartView>
  /** Returns totals over all active DCA orders of a maker or token. The number of orders is not limited. */
  getActiveDca(of: OrdersOf, key: Address): Promise<ActiveDcaView>
  /** Returns totals of the DCA executions of the last 30 days, for a maker, a token or an order. */
  getDcaFilled(of: OrdersOf, key: Address): Promise<DcaFilledView>
  /**
   * Returns tokens by the filled volume of their Jupiter limit orders in the last 24 hours, the largest
   * first.
   */
  getFilledTokens(limit: number): Promise<readonly TokenVolumeView[]>
  listFilledTokens(request: FilledTokensRequest): Promise<Page<TokenVolumeView>>
  /** Returns the largest executions of all venues in the last 24 hours, the largest first. */
  getTopTrades(): Promise<readonly TradeView[]>
  /** Returns the executions of all venues, newest first. */
  listTrades(request: TapeRequest): Promise<TapeView>
  /**
   * Returns the newest candles of a token, with the current, unfinished candle last. Returns an empty list
   * for a token without a price, and `undefined` for an unknown mint.
   */
  getLatestCandles(request: CandlesRequest<Address>): Promise<readonly Candle[] | undefined>
  /**
   * Returns the bars of a token's chart, with the current, unfinished bar last. Returns an empty list for a
   * token without a price, and `undefined` for an unknown mint.
   */
  getChartBars(mint: Address, frame: ChartFrame): Promise<readonly Candle[] | undefined>
}

export function createVolumeQueries(deps: TradeDeps): VolumeQueries {
  return {
    ...createDcaAggregateQueries(deps),
    getDcaVolumeChart: (request) => readDcaVolumeChart(deps, request),
    getActiveDca: (of, key) => readActiveOf(deps, of, key),
    getDcaFilled: (of, key) => readFilledOf(deps, of, key),
    getFilledTokens: (limit) => readFilledTokens(deps, limit),
    listFilledTokens: (request) => listFilledTokens(deps, request),
    getTopTrades: () => readTopTrades(deps),
    listTrades: (request) => readTape(deps, request),
    getLatestCandles: (request) => readLatestCandles(deps, request),
    getChartBars: (mint, frame) => readChartBars(deps, mint, frame),
  }
}
