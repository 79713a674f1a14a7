import { candleList, candleWire } from './candle'
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
import { depthWire } from './orders/depth'
import {
  dcaOrderPage,
  dcaOrderWire,
  kaminoOrderPage,
  kaminoOrderWire,
  limitOrderPage,
  limitOrderWire,
} from './orders/order'
import { orderEventList, orderEventWire } from './orders/order-event'
import { orderFillPage, orderFillWire } from './orders/order-fill'
import { tokenPressurePage, tokenPressureWire } from './orders/pressure'
import {
  dcaAggregateList,
  dcaAggregateWire,
  filledTokenChartWire,
  filledTokenPage,
  filledTokenWire,
  volumeChartWire,
} from './orders/volume'
import {
  perpMarketPage,
  perpMarketWire,
  perpStatsWire,
  perpTradePage,
  perpTradeWire,
  pricesWire,
} from './perps/perp'
import {
  perpAccountPage,
  perpAccountRowWire,
  perpAccountWire,
  perpOrderPage,
  perpOrderWire,
  perpPositionList,
  perpPositionPage,
  perpPositionWire,
} from './perps/perp-account'
import {
  perpAnalyticsRowWire,
  perpAnalyticsWire,
  perpFundingWire,
  positionHistoryWire,
  positionRecordWire,
} from './perps/perp-activity'
import { perpOrderDetailWire, perpOrderFillPage, perpOrderFillWire } from './perps/perp-order'
import { spotBalancePage, spotBalanceWire } from './perps/spot-balance'
import { problemWire } from './schema/problem'
import { panelMeta } from './state/panel'
import { incidentWire, priceSourceWire, sourceStatusWire, statusWire } from './state/status'
import { streamEvent, streamEvents } from './state/stream-events'
import { usageWire } from './state/usage'
import { searchPage, searchResultWire, tokenPage, tokenWire } from './token'
import { tradeList, tradeWire } from './trade'

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
  PriceSourceCount: priceSourceWire,
  Usage: usageWire,
  DataAge: panelMeta,
  PricesEvent: streamEvents.prices,
  DcaEvent: streamEvents.dca,
  LimitEvent: streamEvents.limit,
  KaminoEvent: streamEvents.kamino,
  PerpTradesEvent: streamEvents['drift.trades'],
  PerpPositionsEvent: streamEvents['drift.positions'],
  MarketStatsEvent: streamEvents.market_stats,
  AllPerpTradesEvent: streamEvents['perps.trades'],
  AllPerpPositionsEvent: streamEvents['perps.positions'],
  FreshnessEvent: streamEvents.freshness,
  StreamEvent: streamEvent,
  Problem: problemWire,
} as const
