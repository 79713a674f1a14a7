import type { PerpOrderState } from '~/domain/perp/perp'
import { type OrderLayout, openOrderStatus } from './user-layout'

/**
 * Writes an open `Order` at an offset. `againstShort` means that the owner was short when the order was
 * placed.
 */
export function writeOrder(
  at: OrderLayout,
  view: DataView,
  offset: number,
  order: PerpOrderState,
  againstShort: boolean,
): void {
  writeAmounts(at, view, offset, order)
  view.setUint32(offset + at.orderId, order.orderId, true)
  view.setUint16(offset + at.marketIndex, order.marketIndex, true)
  view.setUint8(offset + at.status, openOrderStatus)
  view.setUint8(offset + at.orderType, order.orderType)
  view.setUint8(offset + at.marketType, order.marketType === 'spot' ? 0 : 1)
  view.setUint8(offset + at.existingPositionDirection, againstShort ? 1 : 0)
  view.setUint8(offset + at.direction, order.direction === 'long' ? 0 : 1)
  view.setUint8(offset + at.reduceOnly, order.reduceOnly ? 1 : 0)
  view.setUint8(offset + at.postOnly, order.postOnly ? 1 : 0)
  view.setUint8(offset + at.immediateOrCancel, order.immediateOrCancel ? 1 : 0)
  view.setUint8(offset + at.triggerCondition, order.triggerCondition)
}

function writeAmounts(at: OrderLayout, view: DataView, offset: number, order: PerpOrderState): void {
  view.setBigUint64(offset + at.slot, order.slot, true)
  view.setBigUint64(offset + at.price, order.priceRaw, true)
  view.setBigUint64(offset + at.baseAssetAmount, order.baseRaw, true)
  view.setBigUint64(offset + at.baseAssetAmountFilled, order.baseFilledRaw, true)
  view.setBigUint64(offset + at.quoteAssetAmountFilled, order.quoteFilledRaw, true)
  view.setBigUint64(offset + at.triggerPrice, order.triggerPriceRaw, true)
  view.setBigInt64(offset + at.maxTs, BigInt(order.maxAt), true)
  const offsetAt = offset + at.oraclePriceOffset
  if (at.oraclePriceOffsetBytes === 8) view.setBigInt64(offsetAt, order.oraclePriceOffsetRaw, true)
  else view.setInt32(offsetAt, Number(order.oraclePriceOffsetRaw), true)
}
