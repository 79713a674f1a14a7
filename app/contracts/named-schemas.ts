import {
  dcaOrderPage,
  dcaOrderWire,
  kaminoOrderPage,
  kaminoOrderWire,
  limitOrderPage,
  limitOrderWire,
} from './order'
import { perpMarketPage, perpMarketWire, perpTradePage, perpTradeWire, pricesWire } from './perp'
import { problemWire } from './problem'
import { searchPage, searchResultWire, tokenPage, tokenWire } from './token'
import { usageWire } from './usage'
import {
  dcaAggregateList,
  dcaAggregateWire,
  filledTokenChartWire,
  filledTokenPage,
  filledTokenWire,
  volumeChartWire,
} from './volume'

/** What the things that leave the process are called outside: names of the OpenAPI document, and so of the types that clients make from it. */
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
  Token: tokenWire,
  TokenPage: tokenPage,
  SearchResult: searchResultWire,
  SearchResultPage: searchPage,
  Prices: pricesWire,
  PerpMarket: perpMarketWire,
  PerpMarketPage: perpMarketPage,
  PerpTrade: perpTradeWire,
  PerpTradePage: perpTradePage,
  Usage: usageWire,
  Problem: problemWire,
} as const
