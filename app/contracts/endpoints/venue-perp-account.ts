import type { Page } from '~/domain/base/page'
import type { PerpAccountRow, PerpOrderView, PerpPositionView } from '~/domain/perp/perp-account-view'
import type { PositionHistoryView } from '~/domain/perp/perp-activity-view'
import type { SpotBalanceView } from '~/domain/perp/spot-balance-view'
import { venueAccountRequest, venueOrderFillsRequest, venueOrderRequest } from '../perps/venue-requests'
import {
  venueAccountPage,
  venueAccountRowToWire,
  venueAccountToWire,
  venueAccountWire,
  venueOrderDetailToWire,
  venueOrderDetailWire,
  venueOrderFillPage,
  venueOrderFillsToWire,
  venueOrderPage,
  venueOrderToWire,
  venuePositionHistoryWire,
  venuePositionList,
  venuePositionPage,
  venuePositionRecordToWire,
  venuePositionToWire,
  venueSpotBalancePage,
  venueSpotBalanceToWire,
} from '../perps/venue-rows'
import { pageToWire } from '../schema/page'
import { ofAllVenues, venueOfRows } from './all-venues'
import { perpAccountEndpoints as drift } from './perp-account'

const positions = {
  answer: venuePositionPage,
  toWire: (page: Page<PerpPositionView>) => pageToWire(page, venuePositionToWire),
}
const balances = {
  answer: venueSpotBalancePage,
  toWire: (page: Page<SpotBalanceView>) => pageToWire(page, venueSpotBalanceToWire),
}
const orders = {
  answer: venueOrderPage,
  toWire: (page: Page<PerpOrderView>) => pageToWire(page, venueOrderToWire),
}

/** Endpoints for positions, orders and accounts of all perps venues. */
export const venuePerpAccountEndpoints = {
  venuePositionHistory: ofAllVenues(drift.positionHistory, {
    operationId: 'listVenuePositionRecords',
    summary: 'Latest position records of one perps venue or of all, newest first.',
    answer: venuePositionHistoryWire,
    toWire: ({ records }: PositionHistoryView) => records.map(venuePositionRecordToWire),
  }),
  venueTopPerpPositions: ofAllVenues(drift.topPerpPositions, {
    operationId: 'listTopVenuePerpPositions',
    summary: 'Largest open perp positions of one venue or of all, in USD.',
    answer: venuePositionList,
    toWire: (rows: readonly PerpPositionView[]) => rows.map(venuePositionToWire),
  }),
  venueMarketPerpPositions: ofAllVenues(drift.marketPerpPositions, {
    operationId: 'listVenueMarketPerpPositions',
    summary: 'Open positions in one perp market, largest first.',
    thing: 'perp market',
    ...positions,
    venueOf: venueOfRows,
  }),
  venueUserPerpPositions: ofAllVenues(drift.userPerpPositions, {
    operationId: 'listVenueUserPerpPositions',
    summary: 'Open perp positions of a wallet or of one of its User accounts, largest first.',
    ...positions,
  }),
  venueMarketSpotBalances: ofAllVenues(drift.marketSpotBalances, {
    operationId: 'listVenueMarketSpotBalances',
    summary: 'Deposits and borrows in one spot market of a perps venue, largest first.',
    thing: 'spot market',
    ...balances,
    venueOf: venueOfRows,
  }),
  venueUserSpotBalances: ofAllVenues(drift.userSpotBalances, {
    operationId: 'listVenueUserSpotBalances',
    summary: 'Deposits and borrows of a wallet or of one of its User accounts, largest first.',
    ...balances,
  }),
  venuePerpOrders: ofAllVenues(drift.perpOrders, {
    operationId: 'listVenuePerpOrders',
    summary: 'Open orders in all perp markets, newest first.',
    description:
      'Orders that are open at one venue, or at all, in all markets. `userPublicKey` is the wallet, `userAccount` its User account.',
    ...orders,
  }),
  venueMarketPerpOrders: ofAllVenues(drift.marketPerpOrders, {
    operationId: 'listVenueMarketPerpOrders',
    summary: 'Open orders in one perp market, newest first.',
    thing: 'perp market',
    ...orders,
    venueOf: venueOfRows,
  }),
  venueUserPerpOrders: ofAllVenues(drift.userPerpOrders, {
    operationId: 'listVenueUserPerpOrders',
    summary: 'Open perp orders of a wallet or of one of its User accounts, newest first.',
    ...orders,
  }),
  venuePerpOrder: ofAllVenues(drift.perpOrder, {
    operationId: 'getVenuePerpOrder',
    summary: 'One perp order, open or closed, while retained.',
    description:
      'The key is the `id` of the order: `{userAccount}:{orderId}`, with `:{slot}` at a venue that may use an id again. A closed order is reconstructed from indexed records; unknown fields are null.',
    request: venueOrderRequest,
    thing: 'perp order',
    answer: venueOrderDetailWire,
    toWire: venueOrderDetailToWire,
    venueOf: ({ venue }) => venue,
  }),
  venuePerpOrderFills: ofAllVenues(drift.perpOrderFills, {
    operationId: 'listVenuePerpOrderFills',
    summary: 'Fills of one perp order, newest first.',
    request: venueOrderFillsRequest,
    thing: 'perp order',
    answer: venueOrderFillPage,
    toWire: venueOrderFillsToWire,
    venueOf: ({ venue }) => venue,
  }),
  venueActivePerpAccounts: ofAllVenues(drift.activePerpAccounts, {
    operationId: 'listActiveVenuePerpAccounts',
    summary: 'User accounts of one perps venue or of all with an open position or order.',
    answer: venueAccountPage,
    toWire: (page: Page<PerpAccountRow>) => pageToWire(page, venueAccountRowToWire),
  }),
  venuePerpAccount: ofAllVenues(drift.perpAccount, {
    operationId: 'getVenuePerpAccount',
    summary: 'One User account of a perps venue with its positions, open orders and balances.',
    request: venueAccountRequest,
    thing: 'User account of a perps venue',
    answer: venueAccountWire,
    toWire: venueAccountToWire,
    venueOf: ({ venue }) => venue,
  }),
} as const
