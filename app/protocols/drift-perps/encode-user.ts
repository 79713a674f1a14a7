import type { PerpOrderState, PerpPositionState, PerpUserState, SpotPositionState } from '~/domain/perp/perp'
import { invariant } from '~/lib/invariant'
import { addressBytes } from '~/solana/address/address-reader'
import { viewOf } from '~/solana/bytes/byte-reader'
import { writeFixedText } from './fields'
import {
  accountDiscriminators,
  userLayout as at,
  nameLength,
  openOrderStatus,
  orderLayout,
  perpPositionLayout,
  spotPositionLayout,
} from './layout'

/**
 * Encodes a User account of full size (4,376 bytes). This is the inverse of `decodeUser`. Positions and
 * orders fill the first slots of their arrays. Open bids and asks and counters are computed from positions
 * and orders, as in the program. Fields that are not part of the state are zero.
 */
export function encodeUser(state: PerpUserState): Uint8Array {
  invariant(state.positions.length <= at.perpPositions.slots, 'a User has 8 perp positions')
  invariant(state.spotPositions.length <= at.spotPositions.slots, 'a User has 8 spot positions')
  invariant(state.orders.length <= at.orders.slots, 'a User has 32 orders')
  const bytes = new Uint8Array(at.size)
  const view = viewOf(bytes)
  bytes.set(accountDiscriminators.User)
  bytes.set(addressBytes(state.authority), at.authority)
  writeFixedText(bytes, at.name, nameLength, state.name)
  writeTotals(view, state)
  for (const [slot, position] of state.spotPositions.entries()) {
    writeSpotPosition(view, at.spotPositions.offset + slot * at.spotPositions.stride, position)
  }
  for (const [slot, position] of state.positions.entries()) {
    const offset = at.perpPositions.offset + slot * at.perpPositions.stride
    writePerpPosition(view, offset, position, state.orders)
  }
  for (const [slot, order] of state.orders.entries()) {
    const offset = at.orders.offset + slot * at.orders.stride
    writeOrder(view, offset, order, isShortIn(state, order.marketIndex))
  }
  return bytes
}

function writeTotals(view: DataView, state: PerpUserState): void {
  view.setBigUint64(at.totalDeposits, state.totalDepositsQuoteRaw, true)
  view.setBigUint64(at.totalWithdraws, state.totalWithdrawsQuoteRaw, true)
  view.setBigInt64(at.settledPerpPnl, state.settledPerpPnlQuoteRaw, true)
  view.setBigInt64(at.cumulativePerpFunding, state.cumulativePerpFundingQuoteRaw, true)
  view.setBigUint64(at.lastActiveSlot, state.lastActiveSlot, true)
  view.setUint32(at.nextOrderId, state.nextOrderId, true)
  view.setUint16(at.subAccountId, state.subAccountId, true)
  view.setUint8(at.status, state.status)
  view.setUint8(at.idle, state.idle ? 1 : 0)
  view.setUint8(at.openOrders, state.orders.length)
  view.setUint8(at.hasOpenOrder, state.hasOpenOrder ? 1 : 0)
}

function writeSpotPosition(view: DataView, offset: number, position: SpotPositionState): void {
  view.setBigUint64(offset + spotPositionLayout.scaledBalance, position.scaledBalanceRaw, true)
  view.setUint16(offset + spotPositionLayout.marketIndex, position.marketIndex, true)
  view.setUint8(offset + spotPositionLayout.balanceType, position.balanceType === 'deposit' ? 0 : 1)
  view.setUint8(offset + spotPositionLayout.openOrders, position.openOrders)
}

function writePerpPosition(
  view: DataView,
  offset: number,
  position: PerpPositionState,
  orders: readonly PerpOrderState[],
): void {
  const own = orders.filter(
    (order) => order.marketType === 'perp' && order.marketIndex === position.marketIndex,
  )
  view.setBigInt64(
    offset + perpPositionLayout.lastCumulativeFundingRate,
    position.lastCumulativeFundingRaw,
    true,
  )
  view.setBigInt64(offset + perpPositionLayout.baseAssetAmount, position.baseRaw, true)
  view.setBigInt64(offset + perpPositionLayout.quoteAssetAmount, position.quoteRaw, true)
  view.setBigInt64(offset + perpPositionLayout.quoteBreakEvenAmount, position.quoteBreakEvenRaw, true)
  view.setBigInt64(offset + perpPositionLayout.quoteEntryAmount, position.quoteEntryRaw, true)
  view.setBigInt64(offset + perpPositionLayout.openBids, unfilledBase(own, 'long'), true)
  view.setBigInt64(offset + perpPositionLayout.openAsks, -unfilledBase(own, 'short'), true)
  view.setBigInt64(offset + perpPositionLayout.settledPnl, position.settledPnlQuoteRaw, true)
  view.setBigUint64(offset + perpPositionLayout.lpShares, position.lpSharesRaw, true)
  view.setUint16(offset + perpPositionLayout.marketIndex, position.marketIndex, true)
  view.setUint8(offset + perpPositionLayout.openOrders, position.openOrders)
}

function unfilledBase(orders: readonly PerpOrderState[], direction: PerpOrderState['direction']): bigint {
  return orders
    .filter((order) => order.direction === direction && isWorking(order))
    .reduce((sum, order) => sum + order.baseRaw - order.baseFilledRaw, 0n)
}

/**
 * Returns whether the order is in the order book. A trigger order (types 2 and 3) is in the order book only
 * after its condition has been met (conditions 2 and 3).
 */
function isWorking({ orderType, triggerCondition }: PerpOrderState): boolean {
  const needsTrigger = orderType === 2 || orderType === 3
  return !needsTrigger || triggerCondition >= 2
}

function isShortIn(state: PerpUserState, marketIndex: number): boolean {
  const position = state.positions.find((candidate) => candidate.marketIndex === marketIndex)
  return position !== undefined && position.baseRaw < 0n
}

/**
 * Writes the 96 bytes of an open `Order`. `againstShort` means that the owner was short when the order was
 * placed.
 */
export function writeOrder(
  view: DataView,
  offset: number,
  order: PerpOrderState,
  againstShort: boolean,
): void {
  view.setBigUint64(offset + orderLayout.slot, order.slot, true)
  view.setBigUint64(offset + orderLayout.price, order.priceRaw, true)
  view.setBigUint64(offset + orderLayout.baseAssetAmount, order.baseRaw, true)
  view.setBigUint64(offset + orderLayout.baseAssetAmountFilled, order.baseFilledRaw, true)
  view.setBigUint64(offset + orderLayout.quoteAssetAmountFilled, order.quoteFilledRaw, true)
  view.setBigUint64(offset + orderLayout.triggerPrice, order.triggerPriceRaw, true)
  view.setBigInt64(offset + orderLayout.maxTs, BigInt(order.maxAt), true)
  view.setInt32(offset + orderLayout.oraclePriceOffset, Number(order.oraclePriceOffsetRaw), true)
  view.setUint32(offset + orderLayout.orderId, order.orderId, true)
  view.setUint16(offset + orderLayout.marketIndex, order.marketIndex, true)
  view.setUint8(offset + orderLayout.status, openOrderStatus)
  view.setUint8(offset + orderLayout.orderType, order.orderType)
  view.setUint8(offset + orderLayout.marketType, order.marketType === 'spot' ? 0 : 1)
  view.setUint8(offset + orderLayout.existingPositionDirection, againstShort ? 1 : 0)
  view.setUint8(offset + orderLayout.direction, order.direction === 'long' ? 0 : 1)
  view.setUint8(offset + orderLayout.reduceOnly, order.reduceOnly ? 1 : 0)
  view.setUint8(offset + orderLayout.postOnly, order.postOnly ? 1 : 0)
  view.setUint8(offset + orderLayout.immediateOrCancel, order.immediateOrCancel ? 1 : 0)
  view.setUint8(offset + orderLayout.triggerCondition, order.triggerCondition)
}
