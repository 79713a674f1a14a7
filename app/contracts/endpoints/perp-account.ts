import type { Page } from '~/domain/base/page'
import type {
  PerpAccountRow,
  PerpAccountView,
  PerpOrderView,
  PerpPositionView,
} from '~/domain/perp/perp-account-view'
import type { PositionHistoryView } from '~/domain/perp/perp-activity-view'
import type { PerpOrderDetailView, PerpOrderFillsView } from '~/domain/perp/perp-order-view'
import type { SpotBalanceView } from '~/domain/perp/spot-balance-view'
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
} from '../perps/perp-account'
import { positionHistoryWire, positionRecordToWire } from '../perps/perp-activity'
import {
  perpOrderDetailToWire,
  perpOrderDetailWire,
  perpOrderFillPage,
  perpOrderFillsRequest,
  perpOrderFillsToWire,
  perpOrderRequest,
} from '../perps/perp-order'
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
} from '../perps/perp-requests'
import { spotBalancePage, spotBalanceToWire } from '../perps/spot-balance'
import { defineEndpoint } from '../schema/endpoint'
import { pageToWire } from '../schema/page'

/**
 * Settings of endpoints for balances and positions. These change with the accounts, and their values change
 * with the prices.
 */
const ofAccounts = { tag: 'Perpetuals', topic: 'drift.positions', maxAgeSeconds: 2 } as const

/** Settings of rankings over all accounts. While the next one is computed, the last one is served. */
const ofRankings = { ...ofAccounts, maxAgeSeconds: 5 } as const

const positionsToWire = (page: Page<PerpPositionView>) => pageToWire(page, perpPositionToWire)
const balancesToWire = (page: Page<SpotBalanceView>) => pageToWire(page, spotBalanceToWire)
const ordersToWire = (page: Page<PerpOrderView>) => pageToWire(page, perpOrderToWire)

/** Endpoints for positions, orders and accounts of Drift. */
export const perpAccountEndpoints = {
  positionHistory: defineEndpoint({
    operationId: 'listPositionRecords',
    path: '/api/drift/positions/history/latest',
    summary: 'Latest Drift position records, newest first.',
    description:
      'Each fill creates one record per side with the position size after the fill. Records of positions smaller than `minSizeNotional` are excluded. Times are in milliseconds. The header `X-List-Complete` is `false` if the list ended at a limit.',
    request: positionHistoryRequest,
    answer: positionHistoryWire,
    toWire: ({ records }: PositionHistoryView) => records.map(positionRecordToWire),
    endsAtLimit: ({ endsAtLimit }) => endsAtLimit,
    ...ofAccounts,
  }),
  topPerpPositions: defineEndpoint({
    operationId: 'listTopPerpPositions',
    path: '/api/drift/positions/top/{limit}',
    summary: 'Largest open Drift positions, in USD.',
    description:
      'Open positions in all listed markets, valued at oracle prices. The ranking may be up to 30 seconds old.',
    request: topPositionsRequest,
    answer: perpPositionList,
    toWire: (positions: readonly PerpPositionView[]) => positions.map(perpPositionToWire),
    ...ofRankings,
  }),
  marketPerpPositions: defineEndpoint({
    operationId: 'listMarketPerpPositions',
    path: '/api/drift/markets/{id}/positions/perp',
    summary: 'Open positions in one Drift market, largest first.',
    description:
      'Open positions in one market with entry price and unsettled profit, valued at the current oracle price. An unknown market returns 404.',
    request: marketPositionsRequest,
    names: { parameter: 'id', thing: 'Drift perp market' },
    answer: perpPositionPage,
    toWire: positionsToWire,
    ...ofAccounts,
  }),
  userPerpPositions: defineEndpoint({
    operationId: 'listUserPerpPositions',
    path: '/api/drift/users/{id}/positions',
    summary: 'Open Drift positions of a wallet or of one of its User accounts, largest first.',
    description:
      'Open positions of all User accounts of a wallet, or of one User account. A wallet without positions returns an empty list.',
    request: userPositionsRequest,
    answer: perpPositionPage,
    toWire: positionsToWire,
    ...ofAccounts,
  }),
  marketSpotBalances: defineEndpoint({
    operationId: 'listMarketSpotBalances',
    path: '/api/drift/markets/{id}/positions/spot',
    summary: 'Deposits and borrows in one Drift spot market, largest first.',
    description:
      'Deposits and borrows of user accounts, with accrued interest. The account, name or base symbol of a perp market selects the spot market of its base asset, if there is exactly one; an index always selects a spot market.',
    request: marketBalancesRequest,
    names: { parameter: 'id', thing: 'Drift spot market' },
    answer: spotBalancePage,
    toWire: balancesToWire,
    ...ofAccounts,
  }),
  userSpotBalances: defineEndpoint({
    operationId: 'listUserSpotBalances',
    path: '/api/drift/users/{id}/positions/spot',
    summary: 'Drift deposits and borrows of a wallet or of one of its User accounts, largest first.',
    description:
      'Deposits and borrows of all User accounts of a wallet, or of one User account, with accrued interest.',
    request: userBalancesRequest,
    answer: spotBalancePage,
    toWire: balancesToWire,
    ...ofAccounts,
  }),
  perpOrders: defineEndpoint({
    operationId: 'listPerpOrders',
    path: '/api/drift/markets/all/orders',
    summary: 'Open Drift orders in all perp markets, newest first.',
    description:
      'Orders that are open on Drift, in all markets. `userPublicKey` is the wallet, `userAccount` its User account.',
    request: perpOrdersRequest,
    answer: perpOrderPage,
    toWire: ordersToWire,
    ...ofAccounts,
  }),
  marketPerpOrders: defineEndpoint({
    operationId: 'listMarketPerpOrders',
    path: '/api/drift/markets/{id}/orders',
    summary: 'Open orders in one Drift market, newest first.',
    description: 'Orders that are open in one market. An unknown market returns 404.',
    request: marketOrdersRequest,
    names: { parameter: 'id', thing: 'Drift perp market' },
    answer: perpOrderPage,
    toWire: ordersToWire,
    ...ofAccounts,
  }),
  userPerpOrders: defineEndpoint({
    operationId: 'listUserPerpOrders',
    path: '/api/drift/users/{id}/orders',
    summary: 'Open Drift orders of a wallet or of one of its User accounts, newest first.',
    description: 'Open orders of all User accounts of a wallet, or of one User account.',
    request: userOrdersRequest,
    answer: perpOrderPage,
    toWire: ordersToWire,
    ...ofAccounts,
  }),
  perpOrder: defineEndpoint({
    operationId: 'getPerpOrder',
    path: '/api/drift/orders/{key}',
    summary: 'One Drift order, open or closed, while retained.',
    description:
      'The key is `{userAccount}:{orderId}`. A closed order is reconstructed from indexed records; unknown fields are null.',
    request: perpOrderRequest,
    names: { parameter: 'key', thing: 'Drift order' },
    answer: perpOrderDetailWire,
    toWire: (order: PerpOrderDetailView) => perpOrderDetailToWire(order),
    ...ofAccounts,
  }),
  perpOrderFills: defineEndpoint({
    operationId: 'listPerpOrderFills',
    path: '/api/drift/orders/{key}/fills',
    summary: 'Fills of one Drift order, newest first.',
    description:
      'Fills of one order from its owner’s side, with price, fee and counterparty. `isComplete` is false if fills are missing.',
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
    summary: 'Drift User accounts with an open position or order.',
    description:
      'User accounts with at least one open position or order, and their totals. The list may be up to 30 seconds old.',
    request: perpAccountsRequest,
    answer: perpAccountPage,
    toWire: (page: Page<PerpAccountRow>) => pageToWire(page, perpAccountRowToWire),
    ...ofRankings,
  }),
  perpAccount: defineEndpoint({
    operationId: 'getPerpAccount',
    path: '/api/drift/accounts/{id}',
    summary: 'One Drift User account with its positions, open orders and balances.',
    description:
      'Everything in one User account: positions, open orders, deposits and borrows. The address of a wallet returns 404, because a wallet can have several User accounts.',
    request: perpAccountRequest,
    names: { parameter: 'id', thing: 'Drift User account' },
    answer: perpAccountWire,
    toWire: (account: PerpAccountView) => perpAccountToWire(account),
    ...ofAccounts,
  }),
} as const
