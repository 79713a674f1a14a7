import type { Address } from '~/domain/base/ids'
import type { Page } from '~/domain/base/page'
import type { FundingGrid } from '~/domain/perp/funding-grid'
import type {
  PerpAccountRow,
  PerpAccountsRequest,
  PerpAccountView,
  PerpOrdersRequest,
  PerpOrderView,
  PerpPositionsRequest,
  PerpPositionView,
} from '~/domain/perp/perp-account-view'
import type {
  AnalyticsPeriod,
  PerpAnalyticsRow,
  PerpFundingRequest,
  PerpFundingView,
  PerpVolumeTrend,
  PositionHistoryRequest,
  PositionRecordView,
} from '~/domain/perp/perp-activity-view'
import type {
  PerpOrderDetailView,
  PerpOrderFillsRequest,
  PerpOrderFillsView,
  PerpOrderRequest,
} from '~/domain/perp/perp-order-view'
import type { PerpTraderView } from '~/domain/perp/perp-trader-view'
import type {
  HeaderPrice,
  PerpMarketsRequest,
  PerpMarketView,
  PerpStatsView,
  PerpTradesRequest,
  PerpTradeView,
} from '~/domain/perp/perp-view'
import type { SpotBalancesRequest, SpotBalanceView } from '~/domain/perp/spot-balance-view'

/**
 * Queries for perp markets and executions. A market is identified by its account, index, name or base symbol.
 * The result is `undefined` if the market is unknown.
 */
export interface PerpQueries extends PerpAccountQueries {
  /** Returns perp executions, newest first. */
  listPerpTrades(request: PerpTradesRequest): Promise<Page<PerpTradeView> | undefined>
  /** Returns the trades with these `perpTradeId`s. The result is not cached. */
  getPerpTrades(ids: readonly string[]): Promise<readonly PerpTradeView[]>
  listPerpMarkets(request: PerpMarketsRequest): Promise<Page<PerpMarketView>>
  getPerpMarket(market: string): Promise<PerpMarketView | undefined>
  /** Returns the markets with these accounts. Unknown accounts are skipped. */
  getPerpMarkets(keys: readonly Address[]): Promise<readonly PerpMarketView[]>
  getPerpStats(): Promise<PerpStatsView>
  /** Returns a page of the listed markets, the largest volume first. */
  getPerpAnalytics(period: AnalyticsPeriod): Promise<readonly PerpAnalyticsRow[]>
  getPerpVolumeTrend(period: AnalyticsPeriod): Promise<PerpVolumeTrend>
  getPerpFunding(request: PerpFundingRequest): Promise<PerpFundingView | undefined>
  /** Returns the hourly funding rates of the listed markets. */
  getFundingGrid(hours: number): Promise<FundingGrid>
  /** Returns the markets SOL-PERP and BTC-PERP, in this order. A market that is unknown is left out. */
  getPrices(): Promise<readonly HeaderPrice[]>
}

/** Queries for Drift accounts. A trader is identified by a wallet or by one User account of the wallet. */
export interface PerpAccountQueries {
  /** Returns records of the positions that remained after fills, newest first. */
  listPositionRecords(request: PositionHistoryRequest): Promise<readonly PositionRecordView[]>
  /** Returns the position records with these `positionRecordId`s. The result is not cached. */
  getPositionRecords(ids: readonly string[]): Promise<readonly PositionRecordView[]>
  /** Returns the positions with the largest value in USD, the largest first. */
  listTopPerpPositions(limit: number): Promise<readonly PerpPositionView[]>
  listMarketPerpPositions(
    request: PerpPositionsRequest & { readonly market: string },
  ): Promise<Page<PerpPositionView> | undefined>
  listUserPerpPositions(
    request: PerpPositionsRequest & { readonly user: Address },
  ): Promise<Page<PerpPositionView>>
  /**
   * Returns the balances of a spot market. Returns `undefined` for an unknown market. `market` may also
   * identify a perp market; the result is then for the spot market of the perp market's base asset.
   */
  listMarketSpotBalances(
    request: SpotBalancesRequest & { readonly market: string },
  ): Promise<Page<SpotBalanceView> | undefined>
  listUserSpotBalances(
    request: SpotBalancesRequest & { readonly user: Address },
  ): Promise<Page<SpotBalanceView>>
  /**
   * Returns a sentence that explains why a string does not identify a spot market. Returns `undefined` if the
   * string identifies one.
   */
  explainNoSpotMarket(text: string): Promise<string | undefined>
  /**
   * Returns a sentence for a string that does not identify a perp market. The sentence explains where to find
   * the market.
   */
  explainNoPerpMarket(text: string): Promise<string>
  /** Returns open perp orders, newest first. Returns `undefined` for an unknown market. */
  listPerpOrders(request: PerpOrdersRequest): Promise<Page<PerpOrderView> | undefined>
  /** Returns the accounts that have at least one position or order. */
  listActivePerpAccounts(request: PerpAccountsRequest): Promise<Page<PerpAccountRow>>
  /** Returns a perp order, either resting or ended. Returns `undefined` for an unknown order. */
  getPerpOrder(order: PerpOrderRequest): Promise<PerpOrderDetailView | undefined>
  /** Returns the executions of a perp order, newest first. Returns `undefined` for an unknown order. */
  getPerpOrderFills(request: PerpOrderFillsRequest): Promise<PerpOrderFillsView | undefined>
  /** Returns the wallet and the accounts of a trader, found by the wallet or by one of its User accounts. */
  getPerpTrader(key: Address): Promise<PerpTraderView>
  /** Returns a User account by its address. */
  getPerpAccount(key: Address): Promise<PerpAccountView | undefined>
}
