import type { Candle, CandlesRequest } from '~/domain/candle'
import type { ChartFrame } from '~/domain/chart-candles'
import type { DepthRequest, DepthView } from '~/domain/depth-view'
import type { OrderFillsRequest, OrderFillsView } from '~/domain/fill-view'
import type { TopicHistory } from '~/domain/history-view'
import type { IdentityRequest, IdentityView } from '~/domain/identity-view'
import type { Address } from '~/domain/ids'
import type { NewListing } from '~/domain/new-listing'
import type { OrderBook } from '~/domain/order-book'
import type { OrderEventsRequest, OrderEventView } from '~/domain/order-event-view'
import type {
  DcaOrderView,
  DcaSortField,
  LimitOrderView,
  LimitSortField,
  OpenLimitsView,
  OrderListRequest,
} from '~/domain/order-view'
import type { Page } from '~/domain/page'
import type { PanelView } from '~/domain/panel-view'
import type { DcaPressureRequest, DcaPressureView } from '~/domain/pressure-view'
import type { StreamTopic } from '~/domain/protocol'
import type {
  FilledOrderView,
  LeaderboardRequest,
  LeaderboardView,
  RankingRequest,
  TraderRankingRequest,
  TraderRankView,
} from '~/domain/ranking-view'
import type { StatusView } from '~/domain/status-view'
import type { SearchHit, SearchRequest, TokenListRequest, TokenView, VolumeChoice } from '~/domain/token-view'
import type { TradeView } from '~/domain/trade-view'
import type {
  ActiveDcaView,
  DcaAggregatesRequest,
  DcaAggregateView,
  DcaFilledView,
  FilledTokensRequest,
  OrdersOf,
  TokenVolumeView,
  VolumeChartRequest,
  VolumeChartView,
} from '~/domain/volume-view'
import type { Health } from './health.server'
import type { PerpQueries } from './perp-queries.server'
import type { CacheCounts } from './query-cache.server'

/**
 * All queries of the pages, the API and the stream. Results are cached until their data changes, and all
 * callers get the same objects, so callers must not modify them. While the store is down, a query returns its
 * last good result. It throws `SourceUnavailableError` if no result is cached.
 */
export interface Queries
  extends OrderQueries,
    VolumeQueries,
    KaminoQueries,
    InsightQueries,
    TokenQueries,
    PerpQueries,
    StateQueries {}

export interface OrderQueries {
  listDcaOrders(request: OrderListRequest<DcaSortField>): Promise<Page<DcaOrderView>>
  /** Returns a page of the limit orders of both Jupiter programs. */
  listLimitOrders(request: OrderListRequest<LimitSortField>): Promise<Page<LimitOrderView>>
  listKaminoOrders(request: OrderListRequest<LimitSortField>): Promise<Page<LimitOrderView>>
  /** Returns the orders with these keys, in any order. Unknown keys are skipped. The result is not cached. */
  getDcaOrders(keys: readonly Address[]): Promise<readonly DcaOrderView[]>
  getLimitOrders(keys: readonly Address[]): Promise<readonly LimitOrderView[]>
  /**
   * Returns the spot order with this account. If there is no such order, `dca` and `limit` are both
   * `undefined`.
   */
  getSpotOrder(key: Address): Promise<SpotOrder>
}

/** A spot order: either a DCA order or a limit order. At most one field is set. */
export interface SpotOrder {
  readonly dca: DcaOrderView | undefined
  readonly limit: LimitOrderView | undefined
}

/** Queries for executed volume by token. */
export interface VolumeQueries {
  listDcaAggregates(request: DcaAggregatesRequest): Promise<readonly DcaAggregateView[]>
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

/** Queries for the details of orders. */
export interface InsightQueries {
  /**
   * Identifies an id. If nothing has this id, the result has the kind `unknown`. The result is never
   * `undefined`.
   */
  resolveIdentity(request: IdentityRequest): Promise<IdentityView>
  /**
   * Returns the events of DCA orders, newest first. Returns `undefined` if the order is unknown or if the
   * wallet has no known orders.
   */
  listOrderEvents(request: OrderEventsRequest): Promise<readonly OrderEventView[] | undefined>
  /** Returns the executions of a spot order, newest first. Returns `undefined` for an unknown order. */
  getOrderFills(request: OrderFillsRequest): Promise<OrderFillsView | undefined>
  /** Returns the planned purchases and sales of active DCA orders by token, the largest net amount first. */
  listDcaPressure(request: DcaPressureRequest): Promise<DcaPressureView>
  getLimitDepth(request: DepthRequest): Promise<DepthView>
  /** Returns the remaining amount of all active limit orders of a venue. */
  getOpenLimits(venue: 'jupiter' | 'kamino'): Promise<OpenLimitsView>
}

/** Queries for the rankings and the order book of Kamino. */
export interface KaminoQueries {
  getKaminoTraders(request: TraderRankingRequest): Promise<readonly TraderRankView[]>
  /** Returns a page of all traders, with totals. An optional search text filters the traders. */
  getKaminoLeaderboard(request: LeaderboardRequest): Promise<LeaderboardView>
  getKaminoTokens(request: RankingRequest): Promise<readonly TokenVolumeView[]>
  getKaminoFilledOrders(request: RankingRequest): Promise<readonly FilledOrderView[]>
  /** Returns the order book of SOL/USDC. */
  getKaminoBook(): Promise<OrderBook>
}

/** Queries for tokens and for the search. */
export interface TokenQueries {
  listTokens(request: TokenListRequest): Promise<Page<TokenView>>
  /** Returns the number of unverified tokens. */
  getUnverifiedCount(): Promise<number>
  /** Returns a token. Returns `undefined` if the store does not contain the token. */
  getToken(mint: Address, volume: VolumeChoice): Promise<TokenView | undefined>
  /** Returns the newest listings of tokens and markets, newest first. There are a few dozen of them. */
  listNewListings(): Promise<readonly NewListing[]>
  search(request: SearchRequest): Promise<Page<SearchHit>>
}

/** Queries for the age of the data and the state of the sources. */
export interface StateQueries {
  /**
   * Returns the age and state of the sources of these topics. The age is that of the oldest topic. Never
   * throws: if the store is down, the result is the last known state with a notice.
   */
  getPanel(...topics: readonly StreamTopic[]): Promise<PanelView>
  /**
   * Returns the age and state of the sources for a query result. If the result comes from the cache, the age
   * is that of the data when the result was loaded.
   */
  getPanelOf(result: object, topics: readonly StreamTopic[]): Promise<PanelView>
  /**
   * Returns the time from which the data of all these topics is complete. Never throws: if the store is down,
   * this time is unknown.
   */
  getHistory(topics: readonly StreamTopic[]): Promise<TopicHistory>
  getHealth(): Promise<Health>
  /** Returns the current state of each source, and the history of these states. */
  getStatus(): Promise<StatusView>
  /** Returns the size of this process's query cache. */
  countCache(): CacheCounts
}
