import { lastUnixSeconds } from '~/domain/base/time'
import type { PerpDirection, PerpOrderState } from '~/domain/perp/perp'
import { u64At } from '~/solana/bytes/byte-reader'
import { secondsAt } from './fields'
import { orderLayout as at, variantCounts } from './layout'

/** Converts `PositionDirection`: 0 long, 1 short. */
export function toDirection(variant: number): PerpDirection {
  return variant === 0 ? 'long' : 'short'
}

/** Converts `MarketType`: 0 spot, 1 perp. */
export function toMarketType(variant: number): 'perp' | 'spot' {
  return variant === 0 ? 'spot' : 'perp'
}

/**
 * Returns the reason why an `Order` at an offset is invalid, or `undefined` if it is valid. The caller must
 * have checked that 96 bytes exist after the offset.
 */
export function findImpossibleOrder(view: DataView, offset: number): string | undefined {
  for (const { name, field, variants } of closedFields) {
    const variant = view.getUint8(offset + field)
    if (variant >= variants) return `order ${name} is ${variant}`
  }
  const maxTs = secondsAt(view, offset + at.maxTs)
  return maxTs < 0 ? `order maxTs is ${maxTs}` : undefined
}

const closedFields = [
  { name: 'status', field: at.status, variants: variantCounts.OrderStatus },
  { name: 'type', field: at.orderType, variants: variantCounts.OrderType },
  { name: 'market type', field: at.marketType, variants: variantCounts.MarketType },
  { name: 'direction', field: at.direction, variants: variantCounts.PositionDirection },
  { name: 'trigger condition', field: at.triggerCondition, variants: variantCounts.OrderTriggerCondition },
  { name: 'reduceOnly', field: at.reduceOnly, variants: 2 },
  { name: 'postOnly', field: at.postOnly, variants: 2 },
  { name: 'immediateOrCancel', field: at.immediateOrCancel, variants: 2 },
]

/** Reads the `Order` at an offset. The caller must have checked the order with `findImpossibleOrder`. */
export function readOrder(view: DataView, offset: number): PerpOrderState {
  return {
    orderId: view.getUint32(offset + at.orderId, true),
    marketIndex: view.getUint16(offset + at.marketIndex, true),
    marketType: toMarketType(view.getUint8(offset + at.marketType)),
    orderType: view.getUint8(offset + at.orderType),
    direction: toDirection(view.getUint8(offset + at.direction)),
    priceRaw: u64At(view, offset + at.price),
    baseRaw: u64At(view, offset + at.baseAssetAmount),
    baseFilledRaw: u64At(view, offset + at.baseAssetAmountFilled),
    quoteFilledRaw: u64At(view, offset + at.quoteAssetAmountFilled),
    triggerPriceRaw: u64At(view, offset + at.triggerPrice),
    triggerCondition: view.getUint8(offset + at.triggerCondition),
    oraclePriceOffsetRaw: BigInt(view.getInt32(offset + at.oraclePriceOffset, true)),
    // Users may choose any expiry, so it may be after the year 9999.
    maxAt: Math.min(secondsAt(view, offset + at.maxTs), lastUnixSeconds),
    slot: u64At(view, offset + at.slot),
    reduceOnly: view.getUint8(offset + at.reduceOnly) === 1,
    postOnly: view.getUint8(offset + at.postOnly) === 1,
    immediateOrCancel: view.getUint8(offset + at.immediateOrCancel) === 1,
  }
}
