import type { Address } from '~/domain/base/ids'
import type { PerpOrderState, PerpPositionState, PerpUserState, SpotPositionState } from '~/domain/perp/perp'
import type { AddressReader } from '~/solana/address/address-reader'
import { i64At, u64At, viewOf } from '~/solana/bytes/byte-reader'
import { corrupt, type Decoded, ok } from '../protocol'
import { findImpossibleOrder, readOrder } from './decode-order'
import { fixedTextAt } from './fields'
import {
  userLayout as at,
  driftProtocol,
  nameLength,
  openOrderStatus,
  orderLayout,
  perpPositionLayout,
  spotPositionLayout,
  variantCounts,
} from './layout'

/**
 * Decodes a User account. The caller must have checked the discriminator. Empty slots and stale orders are
 * omitted.
 */
export function decodeUser(key: Address, data: Uint8Array, addressAt: AddressReader): Decoded<PerpUserState> {
  if (data.length < at.size) return corrupt(`User has ${data.length} bytes, not ${at.size}`)
  const view = viewOf(data)
  const impossible = findImpossible(view)
  if (impossible !== undefined) return corrupt(impossible)
  const positions = readPerpPositions(view)
  const orders = readOpenOrders(view)
  const spotPositions = readSpotPositions(view)
  if (repeats(positions, ({ marketIndex }) => marketIndex)) return corrupt('two positions in one market')
  if (repeats(orders, ({ orderId }) => orderId)) return corrupt('two orders with one id')
  if (repeats(spotPositions, ({ marketIndex }) => marketIndex))
    return corrupt('two balances in one spot market')
  return ok({
    kind: 'perp-user',
    protocol: driftProtocol,
    key,
    authority: addressAt(view, at.authority),
    subAccountId: view.getUint16(at.subAccountId, true),
    name: fixedTextAt(data, at.name, nameLength),
    status: view.getUint8(at.status),
    totalDepositsQuoteRaw: u64At(view, at.totalDeposits),
    totalWithdrawsQuoteRaw: u64At(view, at.totalWithdraws),
    settledPerpPnlQuoteRaw: i64At(view, at.settledPerpPnl),
    cumulativePerpFundingQuoteRaw: i64At(view, at.cumulativePerpFunding),
    lastActiveSlot: u64At(view, at.lastActiveSlot),
    nextOrderId: view.getUint32(at.nextOrderId, true),
    idle: view.getUint8(at.idle) === 1,
    hasOpenOrder: view.getUint8(at.hasOpenOrder) === 1,
    positions,
    orders,
    spotPositions,
  })
}

/**
 * Returns the reason why the account is invalid, or `undefined` if it is valid. Ignores empty slots, because
 * they may contain data that old program versions left there.
 */
function findImpossible(view: DataView): string | undefined {
  if (view.getUint8(at.idle) > 1) return `idle is ${view.getUint8(at.idle)}`
  if (view.getUint8(at.hasOpenOrder) > 1) return `hasOpenOrder is ${view.getUint8(at.hasOpenOrder)}`
  for (let slot = 0; slot < at.spotPositions.slots; slot++) {
    const balanceType = view.getUint8(spotOffset(slot) + spotPositionLayout.balanceType)
    if (balanceType >= variantCounts.SpotBalanceType) return `balance type is ${balanceType}`
  }
  for (let slot = 0; slot < at.orders.slots; slot++) {
    const status = view.getUint8(orderOffset(slot) + orderLayout.status)
    if (status === openOrderStatus) {
      const impossible = findImpossibleOrder(view, orderOffset(slot))
      if (impossible !== undefined) return impossible
    } else if (status >= variantCounts.OrderStatus) {
      return `order status is ${status}`
    }
  }
  return undefined
}

function readPerpPositions(view: DataView): PerpPositionState[] {
  const positions: PerpPositionState[] = []
  for (let slot = 0; slot < at.perpPositions.slots; slot++) {
    const offset = at.perpPositions.offset + slot * at.perpPositions.stride
    if (isUnusedPerpPosition(view, offset)) continue
    positions.push({
      marketIndex: view.getUint16(offset + perpPositionLayout.marketIndex, true),
      baseRaw: i64At(view, offset + perpPositionLayout.baseAssetAmount),
      quoteRaw: i64At(view, offset + perpPositionLayout.quoteAssetAmount),
      quoteEntryRaw: i64At(view, offset + perpPositionLayout.quoteEntryAmount),
      quoteBreakEvenRaw: i64At(view, offset + perpPositionLayout.quoteBreakEvenAmount),
      settledPnlQuoteRaw: i64At(view, offset + perpPositionLayout.settledPnl),
      lastCumulativeFundingRaw: i64At(view, offset + perpPositionLayout.lastCumulativeFundingRate),
      lpSharesRaw: u64At(view, offset + perpPositionLayout.lpShares),
      openOrders: view.getUint8(offset + perpPositionLayout.openOrders),
    })
  }
  return positions
}

function readOpenOrders(view: DataView): PerpOrderState[] {
  const orders: PerpOrderState[] = []
  for (let slot = 0; slot < at.orders.slots; slot++) {
    const offset = orderOffset(slot)
    if (view.getUint8(offset + orderLayout.status) === openOrderStatus) orders.push(readOrder(view, offset))
  }
  return orders
}

function readSpotPositions(view: DataView): SpotPositionState[] {
  const positions: SpotPositionState[] = []
  for (let slot = 0; slot < at.spotPositions.slots; slot++) {
    const offset = spotOffset(slot)
    if (isUnusedSpotPosition(view, offset)) continue
    positions.push({
      marketIndex: view.getUint16(offset + spotPositionLayout.marketIndex, true),
      scaledBalanceRaw: u64At(view, offset + spotPositionLayout.scaledBalance),
      balanceType: view.getUint8(offset + spotPositionLayout.balanceType) === 0 ? 'deposit' : 'borrow',
      openOrders: view.getUint8(offset + spotPositionLayout.openOrders),
    })
  }
  return positions
}

/**
 * Returns whether two items have the same number. The search compares all pairs, which is fast enough for at
 * most 32 items.
 */
function repeats<T>(items: readonly T[], numberOf: (item: T) => number): boolean {
  return items.some((item, i) => items.findIndex((other) => numberOf(other) === numberOf(item)) < i)
}

/**
 * Returns whether a position slot is unused. By the program's definition, an unused slot has no base, no
 * quote, no LP shares and no orders.
 */
function isUnusedPerpPosition(view: DataView, offset: number): boolean {
  return (
    isZero64(view, offset + perpPositionLayout.baseAssetAmount) &&
    isZero64(view, offset + perpPositionLayout.quoteAssetAmount) &&
    isZero64(view, offset + perpPositionLayout.lpShares) &&
    view.getUint8(offset + perpPositionLayout.openOrders) === 0
  )
}

function isUnusedSpotPosition(view: DataView, offset: number): boolean {
  return (
    isZero64(view, offset + spotPositionLayout.scaledBalance) &&
    view.getUint8(offset + spotPositionLayout.openOrders) === 0
  )
}

function isZero64(view: DataView, offset: number): boolean {
  return view.getUint32(offset, true) === 0 && view.getUint32(offset + 4, true) === 0
}

function spotOffset(slot: number): number {
  return at.spotPositions.offset + slot * at.spotPositions.stride
}

function orderOffset(slot: number): number {
  return at.orders.offset + slot * at.orders.stride
}
