import type { Address } from '~/domain/base/ids'
import type { PerpUserState } from '~/domain/perp/perp'
import type { PerpProtocolId } from '~/domain/protocol/protocol'
import type { AddressReader } from '~/solana/address/address-reader'
import { i64At, u64At, viewOf } from '~/solana/bytes/byte-reader'
import { corrupt, type Decoded, ok } from '../protocol'
import { createOrderReader } from './decode-order'
import { createPerpPositionReader } from './decode-perp-position'
import { createSpotPositionReader } from './decode-spot-position'
import { fixedTextAt } from './fields'
import { nameLength, type PerpsLayout, sharedVariantCounts } from './layout'
import { openOrderStatus, spotPositionLayout, type UserLayout } from './user-layout'

/** Decodes an account. The caller must have checked owner and discriminator. */
export type DecodeUser = (key: Address, data: Uint8Array, addressAt: AddressReader) => Decoded<PerpUserState>

/**
 * Creates a decoder for the User accounts of a venue. Empty slots and stale orders are omitted. The length of
 * an account decides which of the venue's layouts applies.
 */
export function createUserDecoder({ protocol, users }: PerpsLayout): DecodeUser {
  const [longest, ...others] = users.map((at) => ({ size: at.size, decode: createFormDecoder(protocol, at) }))
  const shortest = Math.min(...users.map(({ size }) => size))
  return (key, data, addressAt) => {
    if (longest !== undefined && data.length >= longest.size) return longest.decode(key, data, addressAt)
    const form = others.find(({ size }) => data.length >= size)
    if (form === undefined) return corrupt(`User has ${data.length} bytes, not ${shortest}`)
    return form.decode(key, data, addressAt)
  }
}

/** Creates a decoder for accounts of one layout that are long enough. */
function createFormDecoder(protocol: PerpProtocolId, at: UserLayout): DecodeUser {
  const findImpossible = createCheck(at)
  const readPerpPositions = createPerpPositionReader(at)
  const readSpotPositions = createSpotPositionReader(at)
  const readOpenOrders = createOpenOrderReader(at)
  const findImplausible = createRangeCheck(at)
  return (key, data, addressAt) => {
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
    const implausible = findImplausible?.(positions, spotPositions)
    if (implausible !== undefined) return corrupt(implausible)
    return ok({
      kind: 'perp-user',
      protocol,
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
}

/**
 * Creates a function that returns the reason why an account is invalid, or `undefined` if it is valid. It
 * ignores empty slots, because they may contain data that old program versions left there.
 */
function createCheck(at: UserLayout): (view: DataView) => string | undefined {
  const { idle, hasOpenOrder } = at
  const firstBalanceType = at.spotPositions.offset + spotPositionLayout.balanceType
  const endOfBalances = firstBalanceType + at.spotPositions.slots * at.spotPositions.stride
  const balanceStride = at.spotPositions.stride
  const findImpossibleOrders = createOrderCheck(at)
  return (view) => {
    if (view.getUint8(idle) > 1) return `idle is ${view.getUint8(idle)}`
    if (view.getUint8(hasOpenOrder) > 1) return `hasOpenOrder is ${view.getUint8(hasOpenOrder)}`
    for (let offset = firstBalanceType; offset < endOfBalances; offset += balanceStride) {
      const balanceType = view.getUint8(offset)
      if (balanceType >= sharedVariantCounts.SpotBalanceType) return `balance type is ${balanceType}`
    }
    return findImpossibleOrders(view)
  }
}

function createOrderCheck(at: UserLayout): (view: DataView) => string | undefined {
  const { findImpossible } = createOrderReader(at.order)
  const { first, end, stride } = statusesOf(at)
  return (view) => {
    for (let offset = first; offset < end; offset += stride) {
      const status = view.getUint8(offset)
      if (status === openOrderStatus) {
        const impossible = findImpossible(view, offset - at.order.status)
        if (impossible !== undefined) return impossible
      } else if (status >= sharedVariantCounts.OrderStatus) {
        return `order status is ${status}`
      }
    }
    return undefined
  }
}

function createOpenOrderReader(at: UserLayout): (view: DataView) => PerpUserState['orders'] {
  const { read } = createOrderReader(at.order)
  const { first, end, stride } = statusesOf(at)
  return (view) => {
    const orders: PerpUserState['orders'][number][] = []
    for (let offset = first; offset < end; offset += stride) {
      if (view.getUint8(offset) === openOrderStatus) orders.push(read(view, offset - at.order.status))
    }
    return orders
  }
}

/** Upper bounds of plausible values. The store has no room for larger ones. */
const mostOpenOrders = 2 ** 15 - 1
const largestBalanceRaw = 2n ** 64n - 1n

/**
 * Creates a function that returns the reason why values are implausible, or `undefined` if they are plausible.
 * `undefined`: every value of the layout is plausible.
 */
function createRangeCheck({ openOrdersBytes, perpPosition }: UserLayout) {
  if (openOrdersBytes === 1 && perpPosition.isolated === undefined) return undefined
  return (
    positions: PerpUserState['positions'],
    balances: PerpUserState['spotPositions'],
  ): string | undefined => {
    const crowded = positions.find(({ openOrders }) => openOrders > mostOpenOrders)
    if (crowded !== undefined) return `a position has ${crowded.openOrders} open orders`
    const isOutOfRange = balances.some(({ scaledBalanceRaw }) => scaledBalanceRaw > largestBalanceRaw)
    return isOutOfRange ? 'a balance with isolated collateral is out of range' : undefined
  }
}

/** Returns the offsets of the status bytes of all order slots. */
function statusesOf({ orders, order }: UserLayout) {
  const first = orders.offset + order.status
  return { first, end: first + orders.slots * orders.stride, stride: orders.stride }
}

/**
 * Returns whether two items have the same number. The search compares all pairs, which is fast enough for at
 * most 32 items.
 */
function repeats<T>(items: readonly T[], numberOf: (item: T) => number): boolean {
  return items.some((item, i) => items.findIndex((other) => numberOf(other) === numberOf(item)) < i)
}
