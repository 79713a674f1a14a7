import { lastUnixSeconds } from '~/domain/base/time'
import type { PerpDirection, PerpOrderState } from '~/domain/perp/perp'
import { i64At, u64At } from '~/solana/bytes/byte-reader'
import { secondsAt } from './fields'
import { sharedVariantCounts as variantCounts } from './layout'
import type { OrderLayout } from './user-layout'

/** Converts `PositionDirection`: 0 long, 1 short. */
export function toDirection(variant: number): PerpDirection {
  return variant === 0 ? 'long' : 'short'
}

/** Converts `MarketType`: 0 spot, 1 perp. */
export function toMarketType(variant: number): 'perp' | 'spot' {
  return variant === 0 ? 'spot' : 'perp'
}

/** Reads the orders of a User account. The caller must have checked that the account is long enough. */
export interface OrderReader {
  /** Returns the reason why the `Order` at an offset is invalid, or `undefined` if it is valid. */
  findImpossible(view: DataView, offset: number): string | undefined
  /** Reads the `Order` at an offset. The caller must have checked it with `findImpossible`. */
  read(view: DataView, offset: number): PerpOrderState
}

/** Creates a reader for orders of one layout. */
export function createOrderReader(at: OrderLayout): OrderReader {
  const closedFields = closedFieldsOf(at)
  const readOffset =
    at.oraclePriceOffsetBytes === 8
      ? i64At
      : (view: DataView, offset: number) => BigInt(view.getInt32(offset, true))
  return {
    findImpossible(view, offset) {
      for (const { name, field, variants } of closedFields) {
        const variant = view.getUint8(offset + field)
        if (variant >= variants) return `order ${name} is ${variant}`
      }
      const maxTs = secondsAt(view, offset + at.maxTs)
      return maxTs < 0 ? `order maxTs is ${maxTs}` : undefined
    },
    read: (view, offset) => ({
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
      oraclePriceOffsetRaw: readOffset(view, offset + at.oraclePriceOffset),
      // Users may choose any expiry, so it may be after the year 9999.
      maxAt: Math.min(secondsAt(view, offset + at.maxTs), lastUnixSeconds),
      slot: u64At(view, offset + at.slot),
      reduceOnly: view.getUint8(offset + at.reduceOnly) === 1,
      postOnly: view.getUint8(offset + at.postOnly) === 1,
      immediateOrCancel: view.getUint8(offset + at.immediateOrCancel) === 1,
    }),
  }
}

function closedFieldsOf(at: OrderLayout) {
  return [
    { name: 'status', field: at.status, variants: variantCounts.OrderStatus },
    { name: 'type', field: at.orderType, variants: variantCounts.OrderType },
    { name: 'market type', field: at.marketType, variants: variantCounts.MarketType },
    { name: 'direction', field: at.direction, variants: variantCounts.PositionDirection },
    { name: 'trigger condition', field: at.triggerCondition, variants: variantCounts.OrderTriggerCondition },
    { name: 'reduceOnly', field: at.reduceOnly, variants: 2 },
    { name: 'postOnly', field: at.postOnly, variants: 2 },
    { name: 'immediateOrCancel', field: at.immediateOrCancel, variants: 2 },
  ]
}
