import type { Address } from '~/domain/base/ids'
import { lastUnixSeconds, toUnixSeconds } from '~/domain/base/time'
import type { PerpOrderTerms } from '~/domain/perp/perp'
import { toDirection } from './decode-order'
import type { OrderActionFields, OrderRecordFields, PerpsEvent } from './event-layout'

/** What the events of one transaction say about orders. */
export interface TransactionOrders {
  readonly events: readonly PerpsEvent[]
  /**
   * Price and terms of the orders with an order record, by user and order id. The action record of the same
   * order contains the size of the order, but neither price nor terms.
   */
  readonly records: ReadonlyMap<string, PlacedOrder>
}

interface PlacedOrder {
  /** Limit price, 6 decimals; `undefined` if the order has no limit price. */
  readonly priceRaw: bigint | undefined
  readonly terms: PerpOrderTerms
}

/** Names of the `OrderAction` values. The index is the value. */
export const actions = ['place', 'cancel', 'fill', 'trigger', 'expire'] as const

/** Returns what the events of a transaction say about orders. */
export function collectOrders(events: readonly PerpsEvent[]): TransactionOrders {
  const records = new Map<string, PlacedOrder>()
  for (const { name, fields } of events) {
    if (name === 'OrderRecord') records.set(orderKey(fields.user, fields.orderId), placedOrderOf(fields))
  }
  return { events, records }
}

/** Returns whether an action record of the transaction places or triggers the order of an order record. */
export function isAnnounced({ user, orderId }: OrderRecordFields, { events }: TransactionOrders): boolean {
  return events.some(({ name, fields }) => {
    if (name !== 'OrderActionRecord') return false
    const action = actions[fields.action]
    const own = ownOrder(fields)
    return (action === 'place' || action === 'trigger') && own.user === user && own.orderId === orderId
  })
}

/**
 * Returns the oracle price in an action record of the transaction in the same market, 6 decimals. 0 (no price)
 * without such a record.
 */
export function findOraclePrice(
  { marketType, marketIndex }: OrderRecordFields,
  { events }: TransactionOrders,
): bigint {
  for (const { name, fields } of events) {
    if (name !== 'OrderActionRecord') continue
    if (fields.marketType === marketType && fields.marketIndex === marketIndex) return fields.oraclePrice
  }
  return 0n
}

/** Returns price and terms of the order in a record. */
export function placedOrderOf(fields: OrderRecordFields): PlacedOrder {
  return {
    priceRaw: fields.price === 0n ? undefined : fields.price,
    terms: {
      orderType: fields.orderType,
      triggerPriceRaw: fields.triggerPrice,
      triggerCondition: fields.triggerCondition,
      oraclePriceOffsetRaw: BigInt(fields.oraclePriceOffset),
      maxAt: toUnixSeconds(fields.maxTs) ?? lastUnixSeconds,
      reduceOnly: fields.reduceOnly,
      postOnly: fields.postOnly,
      immediateOrCancel: fields.immediateOrCancel,
    },
  }
}

/**
 * Returns the order of an action that is not a fill. The program writes the order into the maker's fields if
 * the order is post-only, and otherwise into the taker's fields.
 */
export function ownOrder(fields: OrderActionFields) {
  return fields.taker === undefined ? makerOrder(fields) : takerOrder(fields)
}

function takerOrder(fields: OrderActionFields) {
  return {
    user: fields.taker,
    orderId: fields.takerOrderId,
    direction: optionalDirection(fields.takerOrderDirection),
    baseRaw: fields.takerOrderBaseAssetAmount,
    baseFilledRaw: fields.takerOrderCumulativeBaseAssetAmountFilled,
    quoteFilledRaw: fields.takerOrderCumulativeQuoteAssetAmountFilled,
  }
}

function makerOrder(fields: OrderActionFields) {
  return {
    user: fields.maker,
    orderId: fields.makerOrderId,
    direction: optionalDirection(fields.makerOrderDirection),
    baseRaw: fields.makerOrderBaseAssetAmount,
    baseFilledRaw: fields.makerOrderCumulativeBaseAssetAmountFilled,
    quoteFilledRaw: fields.makerOrderCumulativeQuoteAssetAmountFilled,
  }
}

/** Converts `PositionDirection` of an optional field. */
export function optionalDirection(variant: number | undefined) {
  return variant === undefined ? undefined : toDirection(variant)
}

/** Returns the key of an order in `TransactionOrders`. */
export function orderKey(user: Address, id: number): string {
  return `${user}:${id}`
}
