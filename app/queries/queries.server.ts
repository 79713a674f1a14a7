import type { Address } from '~/domain/ids'
import type {
  DcaOrderView,
  DcaSortField,
  LimitOrderView,
  LimitSortField,
  OrderListRequest,
} from '~/domain/order-view'
import type { Page } from '~/domain/page'
import type { PanelTopic, PanelView } from '~/domain/panel-view'
import type {
  HeaderPrice,
  PerpMarketsRequest,
  PerpMarketView,
  PerpTradesRequest,
  PerpTradeView,
} from '~/domain/perp-view'
import type { SearchHit, SearchRequest, TokenListRequest, TokenView, VolumeChoice } from '~/domain/token-view'
import type {
  DcaAggregatesRequest,
  DcaAggregateView,
  FilledTokensRequest,
  TokenVolumeView,
  VolumeChartRequest,
  VolumeChartView,
} from '~/domain/volume-view'
import type { Health } from './health.server'

/**
 * Everything that pages, API and stream read. Answers are shared between callers and cached until their data changes: treat them as frozen.
 * When the store is down a query answers with the last good data, or throws `SourceUnavailableError` if it has none.
 */
export interface Queries extends OrderQueries, VolumeQueries, TokenQueries, PerpQueries, StateQueries {}

/** Spot orders. */
export interface OrderQueries {
  listDcaOrders(request: OrderListRequest<DcaSortField>): Promise<Page<DcaOrderView>>
  /** Jupiter limit orders of both programs. */
  listLimitOrders(request: OrderListRequest<LimitSortField>): Promise<Page<LimitOrderView>>
  listKaminoOrders(request: OrderListRequest<LimitSortField>): Promise<Page<LimitOrderView>>
  /** The orders of these keys that exist, in no particular order; not cached. */
  getDcaOrders(keys: readonly Address[]): Promise<readonly DcaOrderView[]>
  getLimitOrders(keys: readonly Address[]): Promise<readonly LimitOrderView[]>
}

/** What was executed, by token. */
export interface VolumeQueries {
  listDcaAggregates(request: DcaAggregatesRequest): Promise<readonly DcaAggregateView[]>
  getDcaVolumeChart(request: VolumeChartRequest): Promise<VolumeChartView>
  /** Tokens by the filled volume of Jupiter limit orders in the last 24 hours, the largest first. */
  getFilledTokens(limit: number): Promise<readonly TokenVolumeView[]>
  listFilledTokens(request: FilledTokensRequest): Promise<Page<TokenVolumeView>>
}

/** Perp markets and executions. */
export interface PerpQueries {
  /** Newest first. */
  listPerpTrades(request: PerpTradesRequest): Promise<Page<PerpTradeView>>
  /** Trades by `perpTradeId`; not cached. */
  getPerpTrades(ids: readonly string[]): Promise<readonly PerpTradeView[]>
  listPerpMarkets(request: PerpMarketsRequest): Promise<Page<PerpMarketView>>
  /** SOL-PERP and BTC-PERP, in that order, as far as they exist. */
  getPrices(): Promise<readonly HeaderPrice[]>
}

/** Tokens and the search. */
export interface TokenQueries {
  listTokens(request: TokenListRequest): Promise<Page<TokenView>>
  /** Undefined = no such token in our table. */
  getToken(mint: Address, volume: VolumeChoice): Promise<TokenView | undefined>
  search(request: SearchRequest): Promise<Page<SearchHit>>
}

/** How old the data is, and how the sources do. */
export interface StateQueries {
  /** Never throws: without the store it answers the last known state with a notice. */
  getPanel(topic: PanelTopic): Promise<PanelView>
  getHealth(): Promise<Health>
}
