import type { PerpOrderState, PerpPositionState, PerpUserState, SpotPositionState } from '~/domain/perp/perp'
import { invariant } from '~/lib/invariant'
import { addressBytes } from '~/solana/address/address-reader'
import { viewOf } from '~/solana/bytes/byte-reader'
import { writeOrder } from './encode-order'
import { writeFixedText } from './fields'
import { accountDiscriminators, nameLength } from './layout'
import { spotPositionLayout, type UserLayout } from './user-layout'

/**
 * Encodes an account. Positions and orders fill the first slots of their arrays. Open bids and asks and
 * counters are computed from positions and orders, as in the program. Fields that are not part of the state
 * are zero.
 */
export type EncodeUser = (state: PerpUserState) => Uint8Array

/** Creates an encoder for User accounts of one layout. It is the inverse of the decoder of the layout. */
export function createUserEncoder(at: UserLayout): EncodeUser {
  return (state) => {
    invariant(state.positions.length <= at.perpPositions.slots, 'a User has 8 perp positions')
    invariant(state.spotPositions.length <= at.spotPositions.slots, 'a User has 8 spot positions')
    invariant(state.orders.length <= at.orders.slots, 'a User has 32 orders')
    const bytes = new Uint8Array(at.size)
    const view = viewOf(bytes)
    bytes.set(accountDiscriminators.User)
    bytes.set(addressBytes(state.authority), at.authority)
    writeFixedText(bytes, at.name, nameLength, state.name)
    writeTotals(at, view, state)
    for (const [slot, position] of state.spotPositions.entries()) {
      writeSpotPosition(view, at.spotPositions.offset + slot * at.spotPositions.stride, position)
    }
    for (const [slot, position] of state.positions.entries()) {
      const offset = at.perpPositions.offset + slot * at.perpPositions.stride
      writePerpPosition(at, view, offset, position, state.orders)
    }
    for (const [slot, order] of state.orders.entries()) {
      const offset = at.orders.offset + slot * at.orders.stride
      writeOrder(at.order, view, offset, order, isShortIn(state, order.marketIndex))
    }
    return bytes
  }
}

function writeTotals(at: UserLayout, view: DataView, state: PerpUserState): void {
  view.setBigUint64(at.totalDeposits, state.totalDepositsQuoteRaw, true)
  view.setBigUint64(at.totalWithdraws, state.totalWithdrawsQuoteRaw, true)
  view.setBigInt64(at.settledPerpPnl, state.settledPerpPnlQuoteRaw, true)
  view.setBigInt64(at.cumulativePerpFunding, state.cumulativePerpFundingQuoteRaw, true)
  view.setBigUint64(at.lastActiveSlot, state.lastActiveSlot, true)
  view.setUint32(at.nextOrderId, state.nextOrderId, true)
  view.setUint16(at.subAccountId, state.subAccountId, true)
  view.setUint8(at.status, state.status)
  view.setUint8(at.idle, state.idle ? 1 : 0)
  writeCounter(at, view, at.openOrders, state.orders.length)
  view.setUint8(at.hasOpenOrder, state.hasOpenOrder ? 1 : 0)
}

function writeSpotPosition(view: DataView, offset: number, position: SpotPositionState): void {
  view.setBigUint64(offset + spotPositionLayout.scaledBalance, position.scaledBalanceRaw, true)
  view.setUint16(offset + spotPositionLayout.marketIndex, position.marketIndex, true)
  view.setUint8(offset + spotPositionLayout.balanceType, position.balanceType === 'deposit' ? 0 : 1)
  view.setUint8(offset + spotPositionLayout.openOrders, position.openOrders)
}

function writePerpPosition(
  layout: UserLayout,
  view: DataView,
  offset: number,
  position: PerpPositionState,
  orders: readonly PerpOrderState[],
): void {
  const at = layout.perpPosition
  const own = orders.filter(
    (order) => order.marketType === 'perp' && order.marketIndex === position.marketIndex,
  )
  view.setBigInt64(offset + at.lastCumulativeFundingRate, position.lastCumulativeFundingRaw, true)
  view.setBigInt64(offset + at.baseAssetAmount, position.baseRaw, true)
  view.setBigInt64(offset + at.quoteAssetAmount, position.quoteRaw, true)
  view.setBigInt64(offset + at.quoteBreakEvenAmount, position.quoteBreakEvenRaw, true)
  view.setBigInt64(offset + at.quoteEntryAmount, position.quoteEntryRaw, true)
  view.setBigInt64(offset + at.openBids, unfilledBase(own, 'long'), true)
  view.setBigInt64(offset + at.openAsks, -unfilledBase(own, 'short'), true)
  view.setBigInt64(offset + at.settledPnl, position.settledPnlQuoteRaw, true)
  if (at.lpShares !== undefined) view.setBigUint64(offset + at.lpShares, position.lpSharesRaw, true)
  view.setUint16(offset + at.marketIndex, position.marketIndex, true)
  writeCounter(layout, view, offset + at.openOrders, position.openOrders)
}

function writeCounter({ openOrdersBytes }: UserLayout, view: DataView, offset: number, count: number): void {
  invariant(count < 256 ** openOrdersBytes, 'the layout has no room for so many open orders')
  if (openOrdersBytes === 1) view.setUint8(offset, count)
  else view.setUint16(offset, count, true)
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
