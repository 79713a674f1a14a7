import { z } from 'zod'
import type { PerpDirection } from '~/domain/perp/perp'
import {
  type PerpAccountRow,
  type PerpAccountView,
  type PerpMarketName,
  type PerpOrderView,
  type PerpOwner,
  type PerpPositionView,
  perpOrderKey,
} from '~/domain/perp/perp-account-view'
import { perpOrderTypes } from '~/domain/protocol/perp-venue'
import { orNull } from '../schema/absent'
import {
  address,
  baseAmount,
  epochSeconds,
  epochSecondsOrNull,
  progressPercent,
  slot,
  usd,
  usdOrNull,
} from '../schema/fields'
import { pageOf } from '../schema/page'
import { spotBalanceToWire, spotBalanceWire } from './spot-balance'

const owner = {
  publicKey: address.describe('Drift User account.'),
  authority: address.describe('Wallet that owns the User account.'),
  subAccountId: z.number().int(),
}

const market = {
  marketIndex: z.number().int(),
  marketKey: address.nullable(),
  marketName: z.string(),
  baseAssetSymbol: z.string(),
}

export const perpPositionWire = z.object({
  ...owner,
  ...market,
  positionSide: z.enum(['long', 'short']),
  baseAssetAmount: baseAmount.describe('Positive for both sides.'),
  sizeNotional: usdOrNull.describe('USD at the current oracle price.'),
  entryPrice: usdOrNull,
  breakEvenPrice: usdOrNull,
  lastOraclePrice: usdOrNull,
  unrealizedPnl: usdOrNull.describe(
    'USD that would have to be settled if the position were closed at the oracle price, before funding. Includes realised profit of earlier trades that is not settled yet.',
  ),
  unsettledFunding: usdOrNull.describe(
    'USD earned (positive) or owed (negative) since the last funding settlement.',
  ),
  settledPnl: usd.describe('USD settled for this position so far.'),
  openOrders: z.number().int(),
  slot,
})
export type PerpPositionWire = z.infer<typeof perpPositionWire>
export const perpPositionPage = pageOf(perpPositionWire)

/** The largest open positions, sorted by size, the largest first. */
export const perpPositionList = z.array(perpPositionWire)

/** An open Drift order. It contains all fields that the order popup shows. */
export const perpOrderWire = z.object({
  id: z.string().describe('`{userAccount}:{orderId}`'),
  orderId: z.number().int(),
  userPublicKey: address.describe('The trader’s wallet.'),
  userAccount: address,
  ...market,
  orderType: z.enum([...perpOrderTypes, 'unknown']),
  direction: z.number().int().min(0).max(1).describe('0 = long, 1 = short.'),
  baseAssetAmount: baseAmount,
  baseAssetAmountFilled: baseAmount,
  quoteAssetAmountFilled: usd,
  price: usdOrNull.describe('USD; null for a market order.'),
  fillPercentage: progressPercent,
  amountUsd: usdOrNull.describe(
    'Value of the whole order at its own price, or at the oracle price if it has none.',
  ),
  oraclePriceOffset: usdOrNull.describe('Set if the price follows the oracle.'),
  triggerPrice: usdOrNull,
  triggersAbove: z.boolean().nullable(),
  lastOraclePrice: usdOrNull,
  reduceOnly: z.boolean(),
  postOnly: z.boolean(),
  immediateOrCancel: z.boolean(),
  expiredAt: epochSecondsOrNull,
  createdAt: epochSecondsOrNull.describe('Null until its placement is known.'),
  slot,
})
export type PerpOrderWire = z.infer<typeof perpOrderWire>
export const perpOrderPage = pageOf(perpOrderWire)

/** A Drift User account in a list. */
export const perpAccountRowWire = z.object({
  ...owner,
  name: z.string(),
  flags: z.array(z.string()).describe('beingLiquidated, bankrupt, reduceOnly, advancedLp, protectedMaker.'),
  openPositions: z.number().int(),
  openOrders: z.number().int(),
  positionsUsd: usd.describe('USD of all positions at current oracle prices.'),
  totalDeposits: usd,
  totalWithdraws: usd,
  settledPnl: usd,
  cumulativeFunding: usd,
  lastActiveSlot: z.number().int().meta({ 'x-unit': 'slot' }),
  idle: z.boolean(),
  updatedAt: epochSeconds,
  slot,
})
export type PerpAccountRowWire = z.infer<typeof perpAccountRowWire>
export const perpAccountPage = pageOf(perpAccountRowWire)

/** A Drift User account with its positions, orders and balances. */
export const perpAccountWire = perpAccountRowWire.extend({
  positions: z.array(perpPositionWire),
  orders: z.array(perpOrderWire),
  spotBalances: z.array(spotBalanceWire).describe('Deposits and borrows, largest first.'),
})
export type PerpAccountWire = z.infer<typeof perpAccountWire>

function ownerToWire({ userKey, authority, subAccountId }: PerpOwner) {
  return { publicKey: userKey, authority, subAccountId }
}

/** Converts the names of a market to the corresponding fields of positions and orders. */
export function marketToWire({ marketIndex, marketKey, marketName, baseSymbol }: PerpMarketName) {
  return { marketIndex, marketKey: orNull(marketKey), marketName, baseAssetSymbol: baseSymbol }
}

/** Converts a position to the API format. */
export function perpPositionToWire(position: PerpPositionView): PerpPositionWire {
  return {
    ...ownerToWire(position),
    ...marketToWire(position),
    positionSide: position.side,
    baseAssetAmount: position.baseAmount,
    sizeNotional: orNull(position.notionalUsd),
    entryPrice: orNull(position.entryPriceUsd),
    breakEvenPrice: orNull(position.breakEvenPriceUsd),
    lastOraclePrice: orNull(position.oraclePriceUsd),
    unrealizedPnl: orNull(position.unrealizedPnlUsd),
    unsettledFunding: orNull(position.unsettledFundingUsd),
    settledPnl: position.settledPnlUsd,
    openOrders: position.openOrders,
    slot: position.slot,
  }
}

/** Converts a Drift order to the API format. */
export function perpOrderToWire(order: PerpOrderView): PerpOrderWire {
  return {
    id: perpOrderKey(order),
    orderId: order.orderId,
    userPublicKey: order.authority,
    userAccount: order.userKey,
    ...marketToWire(order),
    orderType: order.orderType,
    direction: directionToWire(order.direction),
    baseAssetAmount: order.baseAmount,
    baseAssetAmountFilled: order.baseFilledAmount,
    quoteAssetAmountFilled: order.quoteFilledUsd,
    price: orNull(order.priceUsd),
    fillPercentage: order.fillPercent,
    amountUsd: orNull(order.amountUsd),
    oraclePriceOffset: orNull(order.oracleOffsetUsd),
    triggerPrice: orNull(order.triggerPriceUsd),
    triggersAbove: orNull(order.triggersAbove),
    lastOraclePrice: orNull(order.oraclePriceUsd),
    reduceOnly: order.reduceOnly,
    postOnly: order.postOnly,
    immediateOrCancel: order.immediateOrCancel,
    expiredAt: orNull(order.expiresAt),
    createdAt: orNull(order.createdAt),
    slot: order.slot,
  }
}

/** Converts the direction of a position or order to a number: 0 = long, 1 = short. */
export function directionToWire(direction: PerpDirection): number {
  return direction === 'long' ? 0 : 1
}

/** Converts a row of the account list to the API format. */
export function perpAccountRowToWire(account: PerpAccountRow): PerpAccountRowWire {
  return {
    ...ownerToWire(account),
    name: account.name,
    flags: [...account.flags],
    openPositions: account.openPositions,
    openOrders: account.openOrders,
    positionsUsd: account.positionsUsd,
    totalDeposits: account.totalDepositsUsd,
    totalWithdraws: account.totalWithdrawsUsd,
    settledPnl: account.settledPnlUsd,
    cumulativeFunding: account.cumulativeFundingUsd,
    lastActiveSlot: account.lastActiveSlot,
    idle: account.idle,
    updatedAt: account.updatedAt,
    slot: account.slot,
  }
}

/** Converts a User account to the API format. */
export function perpAccountToWire(account: PerpAccountView): PerpAccountWire {
  return {
    ...perpAccountRowToWire(account),
    positions: account.positions.map(perpPositionToWire),
    orders: account.orders.map(perpOrderToWire),
    spotBalances: account.spotBalances.map(spotBalanceToWire),
  }
}
