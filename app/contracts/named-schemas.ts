import { candleList, candleWire } from './candle'
import { depthWire } from './depth'
import { identityWire } from './identity'
import {
  kaminoFilledOrderList,
  kaminoFilledOrderWire,
  kaminoTokenList,
  kaminoTokenWire,
  kaminoTraderList,
  kaminoTraderPage,
  kaminoTraderWire,
  orderBookWire,
} from './kamino'
import {
  dcaOrderPage,
  dcaOrderWire,
  kaminoOrderPage,
  kaminoOrderWire,
  limitOrderPage,
  limitOrderWire,
} from './order'
import { orderEventList, orderEventWire } from './order-event'
import { orderFillPage, orderFillWire } from './order-fill'
import { panelMeta } from './panel'
import {
  perpMarketPage,
  perpMarketWire,
  perpStatsWire,
  perpTradePage,
  perpTradeWire,
  pricesWire,
} from './perp'
import {
  perpAccountPage,
  perpAccountRowWire,
  perpAccountWire,
  perpOrderPage,
  perpOrderWire,
  perpPositionList,
  perpPositionPage,
  perpPositionWire,
} from './perp-account'
import {
  perpAnalyticsRowWire,
  perpAnalyticsWire,
  perpFundingWire,
  positionHistoryWire,
  positionRecordWire,
} from './perp-activity'
import { perpOrderDetailWire, perpOrderFillPage, perpOrderFillWire } from './perp-order'
import { tokenPressurePage, tokenPressureWire } from './pressure'
import { problemWire } from './problem'
import { spotBalancePage, spotBalanceWire } from './spot-balance'
import { incidentWire, sourceStatusWire, statusWire } from './status'
import { streamEvent, streamEvents } from './stream-events'
import { searchPage, searchResultWire, tokenPage, tokenWire } from './token'
import { tradeList, tradeWire } from './trade'
import { usageWire } from './usage'
import {
  dcaAggregateList,
  dcaAggregateWire,
  filledTokenChartWire,
  filledTokenPage,
  filledTokenWire,
  volumeChartWire,
} from './volume'

/**
 * Public names of all schemas. They are used in the OpenAPI document and in the types that clients generate
 * from the document.
 */
export const namedSchemas = {
  DcaOrder: dcaOrderWire,
  DcaOrderPage: dcaOrderPage,
  LimitOrder: limitOrderWire,
  LimitOrderPage: limitOrderPage,
  KaminoOrder: kaminoOrderWire,
  KaminoOrderPage: kaminoOrderPage,
  DcaAggregate: dcaAggregateWire,
  DcaAggregateList: dcaAggregateList,
  VolumeChart: volumeChartWire,
  FilledToken: filledTokenWire,
  FilledTokenPage: filledTokenPage,
  FilledTokenChart: filledTokenChartWire,
  Trade: tradeWire,
  TradeList: tradeList,
  KaminoTrader: kaminoTraderWire,
  KaminoTraderList: kaminoTraderList,
  KaminoTraderPage: kaminoTraderPage,
  KaminoToken: kaminoTokenWire,
  KaminoTokenList: kaminoTokenList,
  KaminoFilledOrder: kaminoFilledOrderWire,
  KaminoFilledOrderList: kaminoFilledOrderList,
  OrderBook: orderBookWire,
  Identity: identityWire,
  OrderEvent: orderEventWire,
  OrderEventList: orderEventList,
  OrderFill: orderFillWire,
  OrderFillPage: orderFillPage,
  TokenPressure: tokenPressureWire,
  TokenPressurePage: tokenPressurePage,
  LimitDepth: depthWire,
  Candle: candleWire,
  CandleList: candleList,
  Token: tokenWire,
  TokenPage: tokenPage,
  SearchResult: searchResultWire,
  SearchResultPage: searchPage,
  Prices: pricesWire,
  PerpMarket: perpMarketWire,
  PerpMarketPage: perpMarketPage,
  PerpStats: perpStatsWire,
  PerpAnalyticsRow: perpAnalyticsRowWire,
  PerpAnalytics: perpAnalyticsWire,
  PerpFunding: perpFundingWire,
  PositionRecord: positionRecordWire,
  PositionHistory: positionHistoryWire,
  PerpPosition: perpPositionWire,
  PerpPositionPage: perpPositionPage,
  PerpPositionList: perpPositionList,
  SpotBalance: spotBalanceWire,
  SpotBalancePage: spotBalancePage,
  PerpOrder: perpOrderWire,
  PerpOrderPage: perpOrderPage,
  PerpOrderDetail: perpOrderDetailWire,
  PerpOrderFill: perpOrderFillWire,
  PerpOrderFillPage: perpOrderFillPage,
  PerpAccountRow: perpAccountRowWire,
  PerpAccountPage: perpAccountPage,
  PerpAccount: perpAccountWire,
  PerpTrade: perpTradeWire,
  PerpTradePage: perpTradePage,
  SourceStatus: sourceStatusWire,
  Incident: incidentWire,
  Status: statusWire,
  Usage: usageWire,
  DataAge: panelMeta,
  PricesEvent: streamEvents.prices,
  DcaEvent: streamEvents.dca,
  LimitEvent: streamEvents.limit,
  KaminoEvent: streamEvents.kamino,
  PerpTradesEvent: streamEvents['drift.trades'],
  PerpPositionsEvent: streamEvents['drift.positions'],
  MarketStatsEvent: streamEvents.market_stats,
  FreshnessEvent: streamEvents.freshness,
  StreamEvent: streamEvent,
  Problem: problemWire,
} as const
