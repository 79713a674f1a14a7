import type { Candle, CandlesRequest } from '~/domain/candle'
import type { ChartFrame } from '~/domain/chart-candles'
import type { DepthRequest, DepthView } from '~/domain/depth-view'
import type { OrderFillsRequest, OrderFillsView } from '~/domain/fill-view'
import type { FundingGrid } from '~/domain/funding-grid'
import type { TopicHistory } from '~/domain/history-view'
import type { IdentityRequest, IdentityView } from '~/domain/identity-view'
import type { Address } from '~/domain/ids'
import type { Newcomer } from '~/domain/newcomer'
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
 * Everything that pages, API and stream read. Answers are shared between callers and cached until their data changes: treat them as frozen.
 * When the store is down a query answers with the last good data, or throws `SourceUnavailableError` if it has none.
 */
export interface Queries
  extends OrderQueries,
    VolumeQueries,
    KaminoQueries,
    InsightQueries,
    TokenQueries,
    PerpQueries,
    StateQueries {}

/** Spot orders. */
export interface OrderQueries {
  listDcaOrders(request: OrderListRequest<DcaSortField>): Promise<Page<DcaOrderView>>
  /** Jupiter limit orders of both programs. */
  listLimitOrders(request: OrderListRequest<LimitSortField>): Promise<Page<LimitOrderView>>
  listKaminoOrders(request: OrderListRequest<LimitSortField>): Promise<Page<LimitOrderView>>
  /** The orders of these keys that exist, in no particular order; not cached. */
  getDcaOrders(keys: readonly Address[]): Promise<readonly DcaOrderView[]>
  getLimitOrders(keys: readonly Address[]): Promise<readonly LimitOrderView[]>
  /** The order that stands on this account; neither part is set where none does. */
  getSpotOrder(key: Address): Promise<SpotOrder>
}

/** An order of either kind; at most one part is set. */
export interface SpotOrder {
  readonly dca: DcaOrderView | undefined
  readonly limit: LimitOrderView | undefined
}

/** What was executed, by token. */
export interface VolumeQueries {
  listDcaAggregates(request: DcaAggregatesRequest): Promise<readonly DcaAggregateView[]>
  getDcaVolumeChart(request: VolumeChartRequest): Promise<VolumeChartView>
  /** All active DCA orders, however many. */
  getActiveDca(of: OrdersOf, key: Address): Promise<ActiveDcaView>
  /** DCA executions of the last 30 days. */
  getDcaFilled(of: OrdersOf, key: Address): Promise<DcaFilledView>
  /** Tokens by the filled volume of Jupiter limit orders in the last 24 hours, the largest first. */
  getFilledTokens(limit: number): Promise<readonly TokenVolumeView[]>
  listFilledTokens(request: FilledTokensRequest): Promise<Page<TokenVolumeView>>
  /** The largest executions of all venues in the last 24 hours, the largest first. */
  getTopTrades(): Promise<readonly TradeView[]>
  /** The newest candles, the running one last; empty without a price, undefined = we know nothing of the mint. */
  getLatestCandles(request: CandlesRequest<Address>): Promise<readonly Candle[] | undefined>
  /** Of a token's chart, the running one last; empty and undefined as for candles. */
  getChartBars(mint: Address, frame: ChartFrame): Promise<readonly Candle[] | undefined>
}

/** What lies behind orders. */
export interface InsightQueries {
  /** Never undefined: an id that is nothing is `unknown`. */
  resolveIdentity(request: IdentityRequest): Promise<IdentityView>
  /** What happened to DCA orders, newest first; undefined = nobody knows of such an order, or of one of such a wallet. */
  listOrderEvents(request: OrderEventsRequest): Promise<readonly OrderEventView[] | undefined>
  /** Newest first; undefined = there is no such order. */
  getOrderFills(request: OrderFillsRequest): Promise<OrderFillsView | undefined>
  /** What active DCA orders will buy and sell, by token, the largest net first. */
  listDcaPressure(request: DcaPressureRequest): Promise<DcaPressureView>
  getLimitDepth(request: DepthRequest): Promise<DepthView>
  /** What all active limit orders of a venue still offer. */
  getOpenLimits(venue: 'jupiter' | 'kamino'): Promise<OpenLimitsView>
}

/** Rankings and the order book of Kamino. */
export interface KaminoQueries {
  getKaminoTraders(request: TraderRankingRequest): Promise<readonly TraderRankView[]>
  /** All of them by pages, whom one may look for, with what they did together. */
  getKaminoLeaderboard(request: LeaderboardRequest): Promise<LeaderboardView>
  getKaminoTokens(request: RankingRequest): Promise<readonly TokenVolumeView[]>
  getKaminoFilledOrders(request: RankingRequest): Promise<readonly FilledOrderView[]>
  /** SOL/USDC. */
  getKaminoBook(): Promise<OrderBook>
}

/** Perp markets and executions. A market may be named by its account, index, name or base symbol; undefined = there is no such market. */
export interface PerpQueries extends PerpAccountQueries {
  /** Newest first. */
  listPerpTrades(request: PerpTradesRequest): Promise<Page<PerpTradeView> | undefined>
  /** Trades by `perpTradeId`; not cached. */
  getPerpTrades(ids: readonly string[]): Promise<readonly PerpTradeView[]>
  listPerpMarkets(request: PerpMarketsRequest): Promise<Page<PerpMarketView>>
  getPerpMarket(market: string): Promise<PerpMarketView | undefined>
  /** Markets by their accounts, as far as they exist. */
  getPerpMarkets(keys: readonly Address[]): Promise<readonly PerpMarketView[]>
  getPerpStats(): Promise<PerpStatsView>
  /** Listed markets, the largest volume first. */
  getPerpAnalytics(period: AnalyticsPeriod): Promise<readonly PerpAnalyticsRow[]>
  getPerpVolumeTrend(period: AnalyticsPeriod): Promise<PerpVolumeTrend>
  getPerpFunding(request: PerpFundingRequest): Promise<PerpFundingView | undefined>
  /** Listed markets × the last hours. */
  getFundingGrid(hours: number): Promise<FundingGrid>
  /** SOL-PERP and BTC-PERP, in that order, as far as they exist. */
  getPrices(): Promise<readonly HeaderPrice[]>
}

/** What accounts of the venue hold. A trader is a wallet, or one of its User accounts. */
export interface PerpAccountQueries {
  /** What fills left of positions, newest first. */
  listPositionRecords(request: PositionHistoryRequest): Promise<readonly PositionRecordView[]>
  /** Records by `positionRecordId`; not cached. */
  getPositionRecords(ids: readonly string[]): Promise<readonly PositionRecordView[]>
  /** The largest by USD, largest first. */
  listTopPerpPositions(limit: number): Promise<readonly PerpPositionView[]>
  listMarketPerpPositions(
    request: PerpPositionsRequest & { readonly market: string },
  ): Promise<Page<PerpPositionView> | undefined>
  listUserPerpPositions(
    request: PerpPositionsRequest & { readonly user: Address },
  ): Promise<Page<PerpPositionView>>
  /** The market may also be a perp one, for its base asset's. Undefined = there is no such spot market. */
  listMarketSpotBalances(
    request: SpotBalancesRequest & { readonly market: string },
  ): Promise<Page<SpotBalanceView> | undefined>
  listUserSpotBalances(
    request: SpotBalancesRequest & { readonly user: Address },
  ): Promise<Page<SpotBalanceView>>
  /** A sentence that says why a text names no spot market; undefined = it names one. */
  explainNoSpotMarket(text: string): Promise<string | undefined>
  /** A sentence that says where to look for the perp market that a text does not name. */
  explainNoPerpMarket(text: string): Promise<string>
  /** Open orders, newest first; of perp markets, unless they are asked for by their trader. Undefined = there is no such market. */
  listPerpOrders(request: PerpOrdersRequest): Promise<Page<PerpOrderView> | undefined>
  /** Accounts with a position or an order. */
  listActivePerpAccounts(request: PerpAccountsRequest): Promise<Page<PerpAccountRow>>
  /** Resting or over; undefined = nothing is known of such an order. */
  getPerpOrder(order: PerpOrderRequest): Promise<PerpOrderDetailView | undefined>
  /** Newest first; undefined likewise. */
  getPerpOrderFills(request: PerpOrderFillsRequest): Promise<PerpOrderFillsView | undefined>
  /** By the User account. */
  getPerpAccount(key: Address): Promise<PerpAccountView | undefined>
}

/** Tokens and the search. */
export interface TokenQueries {
  listTokens(request: TokenListRequest): Promise<Page<TokenView>>
  /** How many tokens nobody vouches for. */
  getUnverifiedCount(): Promise<number>
  /** Undefined = no such token in our table. */
  getToken(mint: Address, volume: VolumeChoice): Promise<TokenView | undefined>
  /** The tokens and markets that were first heard of last, the newest first; a few dozen. */
  listNewcomers(): Promise<readonly Newcomer[]>
  search(request: SearchRequest): Promise<Page<SearchHit>>
}

/** How old the data is, and how the sources do. */
export interface StateQueries {
  /** What stands on all these topics is as old as the oldest. Never throws: without the store it answers the last known state with a notice. */
  getPanel(...topics: readonly StreamTopic[]): Promise<PanelView>
  /** The same for an answer of these queries, which may have been kept and is as old as when it was loaded. */
  getPanelOf(answer: object, topics: readonly StreamTopic[]): Promise<PanelView>
  /** How far back all these topics are complete. Never throws: nothing is known without the store. */
  getHistory(topics: readonly StreamTopic[]): Promise<TopicHistory>
  getHealth(): Promise<Health>
  /** How each source is doing and has been. */
  getStatus(): Promise<StatusView>
  /** How much this process keeps of what it was asked. */
  countCache(): CacheCounts
}
