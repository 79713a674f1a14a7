import type { Page } from '~/domain/base/page'
import type { LiquidationsView } from '~/domain/perp/liquidation-view'
import type { PerpAnalyticsRow } from '~/domain/perp/perp-activity-view'
import type { PerpMarketView, PerpTradeView } from '~/domain/perp/perp-view'
import { liquidationPage, liquidationsRequest, liquidationsToWire } from '../perps/liquidation'
import { perpStatsToWire, perpStatsWire } from '../perps/perp'
import { venueTradesRequest } from '../perps/venue-requests'
import {
  venueAnalyticsRowToWire,
  venueAnalyticsWire,
  venueFundingTable,
  venueFundingToWire,
  venueFundingWire,
  venueMarketPage,
  venueMarketToWire,
  venueMarketWire,
  venueTradePage,
  venueTradeToWire,
} from '../perps/venue-rows'
import { defineEndpoint } from '../schema/endpoint'
import { pageToWire } from '../schema/page'
import { ofAllVenues, tradesTopicAt, venueOfResponse, venueOfRows } from './all-venues'
import { perpEndpoints } from './perp'

const thing = 'perp market'

/** Endpoints for perp markets of all venues. */
export const venuePerpEndpoints = {
  venuePerpMarkets: ofAllVenues(perpEndpoints.perpMarkets, {
    operationId: 'listVenuePerpMarkets',
    summary: 'Perp markets of one venue or of all.',
    answer: venueMarketPage,
    toWire: (page: Page<PerpMarketView>) => pageToWire(page, venueMarketToWire),
  }),
  venuePerpStats: ofAllVenues(perpEndpoints.perpStats, {
    operationId: 'getVenuePerpStats',
    summary: 'Total volume, open interest and average funding of all listed perp markets.',
    description:
      'Totals over the listed markets of one venue, or of all. Markets without a price add nothing to USD sums.',
    answer: perpStatsWire,
    toWire: perpStatsToWire,
  }),
  venuePerpAnalytics: ofAllVenues(perpEndpoints.perpAnalytics, {
    operationId: 'getVenuePerpAnalytics',
    summary: 'Volume and fills of each listed perp market in a period, and its current participants.',
    answer: venueAnalyticsWire,
    toWire: (rows: readonly PerpAnalyticsRow[]) => rows.map(venueAnalyticsRowToWire),
  }),
  venuePerpMarket: ofAllVenues(perpEndpoints.perpMarket, {
    operationId: 'getVenuePerpMarket',
    summary: 'One perp market.',
    description: 'The row of `/api/perps/markets` for one market, listed or not.',
    thing,
    answer: venueMarketWire,
    toWire: venueMarketToWire,
    venueOf: ({ venue }) => venue,
  }),
  venuePerpFunding: ofAllVenues(perpEndpoints.perpFunding, {
    operationId: 'getVenuePerpFunding',
    summary: 'Hourly funding of one perp market, with averages and next funding time.',
    thing,
    answer: venueFundingWire,
    table: venueFundingTable,
    toWire: venueFundingToWire,
    venueOf: ({ venue }) => venue,
  }),
  venuePerpTrades: ofAllVenues(perpEndpoints.perpTrades, {
    operationId: 'listVenuePerpTrades',
    summary: 'Perp fills of one venue or of all within your plan’s history, newest first.',
    request: venueTradesRequest,
    thing,
    answer: venueTradePage,
    toWire: (page: Page<PerpTradeView>) => pageToWire(page, venueTradeToWire),
    venueOf: (page, { market }) => (market === undefined ? undefined : venueOfRows(page)),
  }),
  liquidations: defineEndpoint({
    operationId: 'listLiquidations',
    path: '/api/perps/liquidations',
    summary: 'Liquidated perp positions of one venue or of all within your plan’s history, newest first.',
    description:
      'Positions that a liquidator took over, from the fills that the venue marks as liquidations. Liquidations that a venue fills on its order book, and those of spot balances, are not included. Rows are not counted: `totalElements` is the number of rows of this page. Read the whole list with `after` until the `cursor` is null.',
    tag: 'Perpetuals',
    request: liquidationsRequest,
    within: (request, reachDays) => ({ ...request, reachDays }),
    names: { parameter: 'market', thing },
    answer: liquidationPage,
    toWire: (view: LiquidationsView) => liquidationsToWire(view),
    topic: 'perps.trades',
    chosenTopic: (request, view) =>
      tradesTopicAt(venueOfResponse(request, request.market === undefined ? undefined : venueOfRows(view))),
    maxAgeSeconds: 1,
  }),
} as const
