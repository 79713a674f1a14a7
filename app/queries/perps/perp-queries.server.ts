import type { Address } from '~/domain/base/ids'
import type { Page } from '~/domain/base/page'
import type { FundingGrid } from '~/domain/perp/funding-grid'
import type { PerpApiPath } from '~/domain/perp/locate-market'
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
  PositionHistoryView,
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
  PerpVenueView,
} from '~/domain/perp/perp-view'
import type { SpotBalancesRequest, SpotBalanceView } from '~/domain/perp/spot-balance-view'
import type { PerpVenue } from '~/domain/protocol/venues'

/**
 * Venues whose rows a query returns. If markets of several venues have the name, symbol or index of a request, the
 * market of the first venue is used.
 */
type Venues = readonly PerpVenue[]

/**
 * Queries for perp markets and executions. A market is identified by its account, index, name or base symbol.
 * The result is `undefined` if the market is unknown.
 */
export interface PerpQueries extends PerpAccountQueries {
  /** Returns perp executions, newest first. */
  listPerpTrades(venues: Venues, request: PerpTradesRequest): Promise<Page<PerpTradeView> | undefined>
  /** Returns the trades with these `perpTradeId`s. The result is not cached. */
  getPerpTrades(ids: readonly string[]): Promise<readonly PerpTradeView[]>
  /** Returns the state of every venue, in the order of `perpVenues`. */
  listPerpVenues(): Promise<readonly PerpVenueView[]>
  /**
   * Returns the venue that is shown, and whose market a name selects, if a request chooses none: the operator's choice,
   * or the venue that trades. If the store is unavailable, the result is the first venue.
   */
  getDefaultPerpVenue(): Promise<PerpVenue>
  listPerpMarkets(venues: Venues, request: PerpMarketsRequest): Promise<Page<PerpMarketView>>
  getPerpMarket(venues: Venues, market: string): Promise<PerpMarketView | undefined>
  /** Returns the markets with these accounts. Unknown accounts are skipped. */
  getPerpMarkets(venues: Venues, keys: readonly Address[]): Promise<readonly PerpMarketView[]>
  getPerpStats(venues: Venues): Promise<PerpStatsView>
  /** Returns a page of the listed markets, the largest volume first. */
  getPerpAnalytics(venues: Venues, period: AnalyticsPeriod): Promise<readonly PerpAnalyticsRow[]>
  getPerpVolumeTrend(venues: Venues, period: AnalyticsPeriod): Promise<PerpVolumeTrend>
  getPerpFunding(venues: Venues, request: PerpFundingRequest): Promise<PerpFundingView | undefined>
  /** Returns the hourly funding rates of the listed markets. */
  getFundingGrid(venues: Venues, hours: number): Promise<FundingGrid>
  /**
   * Returns the markets SOL-PERP and BTC-PERP, in this order, each from the default venue if it trades, or from another
   * venue that trades. A market that is unknown is left out.
   */
  getPrices(): Promise<readonly HeaderPrice[]>
}

/** Queries for User accounts of perps venues. A trader is identified by a wallet or by one User account of the wallet. */
export interface PerpAccountQueries {
  /** Returns records of the positions that remained after fills, newest first. */
  listPositionRecords(venues: Venues, request: PositionHistoryRequest): Promise<PositionHistoryView>
  /** Returns the position records with these `positionRecordKey`s. The result is not cached. */
  getPositionRecords(keys: readonly string[]): Promise<readonly PositionRecordView[]>
  /** Returns the positions with the largest value in USD, the largest first. */
  listTopPerpPositions(venues: Venues, limit: number): Promise<readonly PerpPositionView[]>
  listMarketPerpPositions(
    venues: Venues,
    request: PerpPositionsRequest & { readonly market: string },
  ): Promise<Page<PerpPositionView> | undefined>
  listUserPerpPositions(
    venues: Venues,
    request: PerpPositionsRequest & { readonly user: Address },
  ): Promise<Page<PerpPositionView>>
  /**
   * Returns the balances of a spot market. Returns `undefined` for an unknown market. `market` may also
   * identify a perp market; the result is then for the spot market of the perp market's base asset.
   */
  listMarketSpotBalances(
    venues: Venues,
    request: SpotBalancesRequest & { readonly market: string },
  ): Promise<Page<SpotBalanceView> | undefined>
  listUserSpotBalances(
    venues: Venues,
    request: SpotBalancesRequest & { readonly user: Address },
  ): Promise<Page<SpotBalanceView>>
  /**
   * Returns a sentence that explains why a string does not identify a spot market. Returns `undefined` if the
   * string identifies one.
   */
  explainNoSpotMarket(venues: Venues, text: string): Promise<string | undefined>
  /**
   * Returns a sentence for a string that does not identify a perp market. The sentence explains where to find
   * the market.
   */
  explainNoPerpMarket(venues: Venues, text: string, path: PerpApiPath): Promise<string>
  /** Returns open perp orders, newest first. Returns `undefined` for an unknown market. */
  listPerpOrders(venues: Venues, request: PerpOrdersRequest): Promise<Page<PerpOrderView> | undefined>
  /** Returns the accounts that have at least one position or order. */
  listActivePerpAccounts(venues: Venues, request: PerpAccountsRequest): Promise<Page<PerpAccountRow>>
  /** Returns a perp order, either resting or ended. Returns `undefined` for an unknown order. */
  getPerpOrder(venues: Venues, order: PerpOrderRequest): Promise<PerpOrderDetailView | undefined>
  /** Returns the executions of a perp order, newest first. Returns `undefined` for an unknown order. */
  getPerpOrderFills(venues: Venues, request: PerpOrderFillsRequest): Promise<PerpOrderFillsView | undefined>
  /** Returns the wallet and the accounts of a trader, found by the wallet or by one of its User accounts. */
  getPerpTrader(key: Address): Promise<PerpTraderView>
  /** Returns a User account by its address. */
  getPerpAccount(venues: Venues, key: Address): Promise<PerpAccountView | undefined>
}
