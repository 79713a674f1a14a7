import type { Candle, CandlesRequest } from '~/domain/candle'
import type { ChartFrame } from '~/domain/chart-candles'
import type { DepthRequest, DepthView } from '~/domain/depth-view'
import type { OrderFillsRequest, OrderFillsView } from '~/domain/fill-view'
import type { FundingGrid } from '~/domain/funding-grid'
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
import type {
  PerpAccountRow,
  PerpAccountsRequest,
  PerpAccountView,
  PerpOrdersRequest,
  PerpOrderView,
  PerpPositionsRequest,
  PerpPositionView,
} from '~/domain/perp-account-view'
import type {
  AnalyticsPeriod,
  PerpAnalyticsRow,
  PerpFundingRequest,
  PerpFundingView,
  PerpVolumeTrend,
  PositionHistoryRequest,
  PositionRecordView,
} from '~/domain/perp-activity-view'
import type {
  PerpOrderDetailView,
  PerpOrderFillsRequest,
  PerpOrderFillsView,
  PerpOrderRequest,
} from '~/domain/perp-order-view'
import type {
  HeaderPrice,
  PerpMarketsRequest,
  PerpMarketView,
  PerpStatsView,
  PerpTradesRequest,
  PerpTradeView,
} from '~/domain/perp-view'
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
import type { SpotBalancesRequest, SpotBalanceView } from '~/domain/spot-balance-view'
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
import type { CacheCounts } from './query-cache.server'

/**
 * All queries of pages, API and stream. Callers share results, which are cached until their data changes:
 * treat them as frozen.
 * While the store is down a query returns the last good result. It throws `SourceUnavailableError` if it has
 * none.
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
  /** Returns limit orders of both Jupiter programs. */
  listLimitOrders(request: OrderListRequest<LimitSortField>): Promise<Page<LimitOrderView>>
  listKaminoOrders(request: OrderListRequest<LimitSortField>): Promise<Page<LimitOrderView>>
  /** Returns the existing orders with these keys, in any order; not cached. */
  getDcaOrders(keys: readonly Address[]): Promise<readonly DcaOrderView[]>
  getLimitOrders(keys: readonly Address[]): Promise<readonly LimitOrderView[]>
  /** Returns the order with this account. Neither part is set if there is no such order. */
  getSpotOrder(key: Address): Promise<SpotOrder>
}

/** An order of either kind; at most one part is set. */
export interface SpotOrder {
  readonly dca: DcaOrderView | undefined
  readonly limit: LimitOrderView | undefined
}

/** Queries for the executed volume, by token. */
export interface VolumeQueries {
  listDcaAggregates(request: DcaAggregatesRequest): Promise<readonly DcaAggregateView[]>
  getDcaVolumeChart(request: VolumeChartRequest): Promise<VolumeChartView>
  /** Returns totals over all active DCA orders, without a limit. */
  getActiveDca(of: OrdersOf, key: Address): Promise<ActiveDcaView>
  /** Returns totals of the DCA executions of the last 30 days. */
  getDcaFilled(of: OrdersOf, key: Address): Promise<DcaFilledView>
  /** Returns tokens by filled volume of Jupiter limit orders in the last 24 hours, the largest first. */
  getFilledTokens(limit: number): Promise<readonly TokenVolumeView[]>
  listFilledTokens(request: FilledTokensRequest): Promise<Page<TokenVolumeView>>
  /** Returns the largest executions of all venues in the last 24 hours, the largest first. */
  getTopTrades(): Promise<readonly TradeView[]>
  /**
   * Returns the newest candles, the running one last; empty without a price, `undefined` for an unknown mint.
   */
  getLatestCandles(request: CandlesRequest<Address>): Promise<readonly Candle[] | undefined>
  /**
   * Returns the bars of a token's chart, the running one last; empty without a price, `undefined` for an
   * unknown mint.
   */
  getChartBars(mint: Address, frame: ChartFrame): Promise<readonly Candle[] | undefined>
}

/** Queries for the details of orders. */
export interface InsightQueries {
  /** Identifies an id. An id without a match has the kind `unknown`, never `undefined`. */
  resolveIdentity(request: IdentityRequest): Promise<IdentityView>
  /**
   * Returns the events of DCA orders, newest first; `undefined` if the order is unknown or the wallet has no
   * known orders.
   */
  listOrderEvents(request: OrderEventsRequest): Promise<readonly OrderEventView[] | undefined>
  /** Returns executions of a spot order, newest first; `undefined` for an unknown order. */
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
  /** Returns a page of all traders, filtered by an optional search text, with totals. */
  getKaminoLeaderboard(request: LeaderboardRequest): Promise<LeaderboardView>
  getKaminoTokens(request: RankingRequest): Promise<readonly TokenVolumeView[]>
  getKaminoFilledOrders(request: RankingRequest): Promise<readonly FilledOrderView[]>
  /** Returns the order book of SOL/USDC. */
  getKaminoBook(): Promise<OrderBook>
}

/**
 * Queries for perp markets and executions. A market is identified by its account, index, name or base symbol.
 * Results are `undefined` for an unknown market.
 */
export interface PerpQueries extends PerpAccountQueries {
  /** Returns perp executions, newest first. */
  listPerpTrades(request: PerpTradesRequest): Promise<Page<PerpTradeView> | undefined>
  /** Returns trades by `perpTradeId`; not cached. */
  getPerpTrades(ids: readonly string[]): Promise<readonly PerpTradeView[]>
  listPerpMarkets(request: PerpMarketsRequest): Promise<Page<PerpMarketView>>
  getPerpMarket(market: string): Promise<PerpMarketView | undefined>
  /** Returns the existing markets with these accounts. */
  getPerpMarkets(keys: readonly Address[]): Promise<readonly PerpMarketView[]>
  getPerpStats(): Promise<PerpStatsView>
  /** Returns listed markets, the largest volume first. */
  getPerpAnalytics(period: AnalyticsPeriod): Promise<readonly PerpAnalyticsRow[]>
  getPerpVolumeTrend(period: AnalyticsPeriod): Promise<PerpVolumeTrend>
  getPerpFunding(request: PerpFundingRequest): Promise<PerpFundingView | undefined>
  /** Returns hourly funding of the listed markets. */
  getFundingGrid(hours: number): Promise<FundingGrid>
  /** Returns SOL-PERP and BTC-PERP, in that order. Unknown markets are left out. */
  getPrices(): Promise<readonly HeaderPrice[]>
}

/** Queries for accounts of the venue. A trader is a wallet or one of its User accounts. */
export interface PerpAccountQueries {
  /** Returns the positions that remained after fills, newest first. */
  listPositionRecords(request: PositionHistoryRequest): Promise<readonly PositionRecordView[]>
  /** Returns records by `positionRecordId`; not cached. */
  getPositionRecords(ids: readonly string[]): Promise<readonly PositionRecordView[]>
  /** Returns the largest positions by USD, the largest first. */
  listTopPerpPositions(limit: number): Promise<readonly PerpPositionView[]>
  listMarketPerpPositions(
    request: PerpPositionsRequest & { readonly market: string },
  ): Promise<Page<PerpPositionView> | undefined>
  listUserPerpPositions(
    request: PerpPositionsRequest & { readonly user: Address },
  ): Promise<Page<PerpPositionView>>
  /**
   * Returns the balances of a spot market; `undefined` for an unknown market. `market` may also name a perp
   * market, which selects the spot market of its base asset.
   */
  listMarketSpotBalances(
    request: SpotBalancesRequest & { readonly market: string },
  ): Promise<Page<SpotBalanceView> | undefined>
  listUserSpotBalances(
    request: SpotBalancesRequest & { readonly user: Address },
  ): Promise<Page<SpotBalanceView>>
  /** Returns a sentence that explains why a text does not name a spot market; `undefined` if it names one. */
  explainNoSpotMarket(text: string): Promise<string | undefined>
  /**
   * Returns a sentence for a text that does not identify a perp market, with a hint where to find the market.
   */
  explainNoPerpMarket(text: string): Promise<string>
  /** Returns open perp orders, newest first; `undefined` for an unknown market. */
  listPerpOrders(request: PerpOrdersRequest): Promise<Page<PerpOrderView> | undefined>
  /** Returns accounts with a position or an order. */
  listActivePerpAccounts(request: PerpAccountsRequest): Promise<Page<PerpAccountRow>>
  /** Returns a resting or ended order; `undefined` for an unknown order. */
  getPerpOrder(order: PerpOrderRequest): Promise<PerpOrderDetailView | undefined>
  /** Returns executions of a perp order, newest first; `undefined` for an unknown order. */
  getPerpOrderFills(request: PerpOrderFillsRequest): Promise<PerpOrderFillsView | undefined>
  /** Returns a User account by its address. */
  getPerpAccount(key: Address): Promise<PerpAccountView | undefined>
}

/** Queries for tokens and the search. */
export interface TokenQueries {
  listTokens(request: TokenListRequest): Promise<Page<TokenView>>
  /** Returns the number of unverified tokens. */
  getUnverifiedCount(): Promise<number>
  /** Returns a token; `undefined` if it is not in the store. */
  getToken(mint: Address, volume: VolumeChoice): Promise<TokenView | undefined>
  /** Returns a few dozen of the newest listings of tokens and markets, newest first. */
  listNewListings(): Promise<readonly NewListing[]>
  search(request: SearchRequest): Promise<Page<SearchHit>>
}

/** Queries for the age of the data and the state of the sources. */
export interface StateQueries {
  /**
   * Returns the panel of these topics, as old as the oldest of them. Never throws: without the store it
   * returns the last known state with a notice.
   */
  getPanel(...topics: readonly StreamTopic[]): Promise<PanelView>
  /**
   * Returns the panel for a query result, which may be cached. It is as old as the result was when it was
   * loaded.
   */
  getPanelOf(result: object, topics: readonly StreamTopic[]): Promise<PanelView>
  /** Returns how far back all these topics are complete. Never throws: without the store nothing is known. */
  getHistory(topics: readonly StreamTopic[]): Promise<TopicHistory>
  getHealth(): Promise<Health>
  /** Returns the current state and the history of each source. */
  getStatus(): Promise<StatusView>
  /** Returns the size of this process's query cache. */
  countCache(): CacheCounts
}
