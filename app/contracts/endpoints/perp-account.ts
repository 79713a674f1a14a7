import type { Page } from '~/domain/page'
import type {
  PerpAccountRow,
  PerpAccountView,
  PerpOrderView,
  PerpPositionView,
} from '~/domain/perp-account-view'
import type { PositionRecordView } from '~/domain/perp-activity-view'
import type { PerpOrderDetailView, PerpOrderFillsView } from '~/domain/perp-order-view'
import type { SpotBalanceView } from '~/domain/spot-balance-view'
import { defineEndpoint } from '../endpoint'
import { pageToWire } from '../page'
import {
  perpAccountPage,
  perpAccountRowToWire,
  perpAccountToWire,
  perpAccountWire,
  perpOrderPage,
  perpOrderToWire,
  perpPositionList,
  perpPositionPage,
  perpPositionToWire,
} from '../perp-account'
import { positionHistoryWire, positionRecordToWire } from '../perp-activity'
import {
  perpOrderDetailToWire,
  perpOrderDetailWire,
  perpOrderFillPage,
  perpOrderFillsRequest,
  perpOrderFillsToWire,
  perpOrderRequest,
} from '../perp-order'
import {
  marketBalancesRequest,
  marketOrdersRequest,
  marketPositionsRequest,
  perpAccountRequest,
  perpAccountsRequest,
  perpOrdersRequest,
  positionHistoryRequest,
  topPositionsRequest,
  userBalancesRequest,
  userOrdersRequest,
  userPositionsRequest,
} from '../perp-requests'
import { spotBalancePage, spotBalanceToWire } from '../spot-balance'

/** Balances and positions change with the accounts, and their values with the prices. */
const ofAccounts = { tag: 'Perpetuals', topic: 'drift.positions', maxAgeSeconds: 2 } as const

const positionsToWire = (page: Page<PerpPositionView>) => pageToWire(page, perpPositionToWire)
const balancesToWire = (page: Page<SpotBalanceView>) => pageToWire(page, spotBalanceToWire)
const ordersToWire = (page: Page<PerpOrderView>) => pageToWire(page, perpOrderToWire)

/** Positions, orders and accounts of Drift. */
export const perpAccountEndpoints = {
  positionHistory: defineEndpoint({
    operationId: 'listPositionRecords',
    path: '/api/drift/positions/history/latest',
    summary: 'What the newest fills left of Drift positions, newest first.',
    description:
      'One record for each side of a fill: the size of the position after it. Records of positions smaller than `minSizeNotional` are left out. Times are milliseconds.',
    request: positionHistoryRequest,
    answer: positionHistoryWire,
    toWire: (records: readonly PositionRecordView[]) => records.map(positionRecordToWire),
    ...ofAccounts,
  }),
  topPerpPositions: defineEndpoint({
    operationId: 'listTopPerpPositions',
    path: '/api/drift/positions/top/{limit}',
    summary: 'The largest open Drift positions, in USD.',
    description: 'Open positions of all listed markets, valued at the oracle prices of this moment.',
    request: topPositionsRequest,
    answer: perpPositionList,
    toWire: (positions: readonly PerpPositionView[]) => positions.map(perpPositionToWire),
    ...ofAccounts,
  }),
  marketPerpPositions: defineEndpoint({
    operationId: 'listMarketPerpPositions',
    path: '/api/drift/markets/{id}/positions/perp',
    summary: 'Open positions of one Drift market, by size.',
    description:
      'Open positions in one market with entry price and profit, valued at the oracle price of this moment. An unknown market is a 404.',
    request: marketPositionsRequest,
    names: { parameter: 'id', thing: 'Drift perp market' },
    answer: perpPositionPage,
    toWire: positionsToWire,
    ...ofAccounts,
  }),
  userPerpPositions: defineEndpoint({
    operationId: 'listUserPerpPositions',
    path: '/api/drift/users/{id}/positions',
    summary: 'Open Drift positions of a wallet, or of one of its User accounts, by size.',
    description:
      'Open positions of all User accounts of a wallet, or of one User account. A wallet without positions has an empty list.',
    request: userPositionsRequest,
    answer: perpPositionPage,
    toWire: positionsToWire,
    ...ofAccounts,
  }),
  marketSpotBalances: defineEndpoint({
    operationId: 'listMarketSpotBalances',
    path: '/api/drift/markets/{id}/positions/spot',
    summary: 'What accounts have deposited into one Drift spot market or borrowed from it, by size.',
    description:
      'Deposits and borrows with their interest until now. A perp market’s account, name or base symbol stands for the spot market of its base asset, if there is exactly one; an index is always a spot market’s.',
    request: marketBalancesRequest,
    names: { parameter: 'id', thing: 'Drift spot market' },
    answer: spotBalancePage,
    toWire: balancesToWire,
    ...ofAccounts,
  }),
  userSpotBalances: defineEndpoint({
    operationId: 'listUserSpotBalances',
    path: '/api/drift/users/{id}/positions/spot',
    summary: 'Drift deposits and borrows of a wallet, or of one of its User accounts, by size.',
    description:
      'Deposits and borrows of all User accounts of a wallet, or of one User account, with their interest until now.',
    request: userBalancesRequest,
    answer: spotBalancePage,
    toWire: balancesToWire,
    ...ofAccounts,
  }),
  perpOrders: defineEndpoint({
    operationId: 'listPerpOrders',
    path: '/api/drift/markets/all/orders',
    summary: 'Open Drift orders of all perp markets, newest first.',
    description:
      'Orders that rest at the program, of all markets. `userPublicKey` is the wallet, `userAccount` its User account.',
    request: perpOrdersRequest,
    answer: perpOrderPage,
    toWire: ordersToWire,
    ...ofAccounts,
  }),
  marketPerpOrders: defineEndpoint({
    operationId: 'listMarketPerpOrders',
    path: '/api/drift/markets/{id}/orders',
    summary: 'Open orders of one Drift market, newest first.',
    description: 'Orders that rest in one market. An unknown market is a 404.',
    request: marketOrdersRequest,
    names: { parameter: 'id', thing: 'Drift perp market' },
    answer: perpOrderPage,
    toWire: ordersToWire,
    ...ofAccounts,
  }),
  userPerpOrders: defineEndpoint({
    operationId: 'listUserPerpOrders',
    path: '/api/drift/users/{id}/orders',
    summary: 'Open Drift orders of a wallet, or of one of its User accounts, newest first.',
    description: 'Orders that rest for all User accounts of a wallet, or for one User account.',
    request: userOrdersRequest,
    answer: perpOrderPage,
    toWire: ordersToWire,
    ...ofAccounts,
  }),
  perpOrder: defineEndpoint({
    operationId: 'getPerpOrder',
    path: '/api/drift/orders/{key}',
    summary: 'One Drift order, resting or over, for as long as what was read of it is kept.',
    description:
      'Its key is `{userAccount}:{orderId}`. An order that has ended is reconstructed from what was read of it; fields that nothing tells are null.',
    request: perpOrderRequest,
    names: { parameter: 'key', thing: 'Drift order' },
    answer: perpOrderDetailWire,
    toWire: (order: PerpOrderDetailView) => perpOrderDetailToWire(order),
    ...ofAccounts,
  }),
  perpOrderFills: defineEndpoint({
    operationId: 'listPerpOrderFills',
    path: '/api/drift/orders/{key}/fills',
    summary: 'What was executed of one Drift order, newest first.',
    description:
      'Executions of one order from its owner’s side, with price, fee and counterparty. `isComplete` says whether executions are missing.',
    request: perpOrderFillsRequest,
    names: { parameter: 'key', thing: 'Drift order' },
    answer: perpOrderFillPage,
    toWire: (fills: PerpOrderFillsView) => perpOrderFillsToWire(fills),
    ...ofAccounts,
    topic: 'drift.trades',
  }),
  activePerpAccounts: defineEndpoint({
    operationId: 'listActivePerpAccounts',
    path: '/api/drift/accounts/active',
    summary: 'User accounts of Drift that hold a position or an order.',
    description: 'User accounts with at least one open position or order, with their totals.',
    request: perpAccountsRequest,
    answer: perpAccountPage,
    toWire: (page: Page<PerpAccountRow>) => pageToWire(page, perpAccountRowToWire),
    ...ofAccounts,
  }),
  perpAccount: defineEndpoint({
    operationId: 'getPerpAccount',
    path: '/api/drift/accounts/{id}',
    summary: 'One User account of Drift with its positions and open orders.',
    description:
      'Everything on one User account: positions, resting orders, deposits and borrows. A wallet’s address is a 404: a wallet can have several User accounts.',
    request: perpAccountRequest,
    names: { parameter: 'id', thing: 'Drift User account' },
    answer: perpAccountWire,
    toWire: (account: PerpAccountView) => perpAccountToWire(account),
    ...ofAccounts,
  }),
} as const
