import type { Address } from '~/domain/base/ids'
import { lastUnixSeconds, toUnixSeconds } from '~/domain/base/time'
import type { PerpOrderTerms } from '~/domain/perp/perp'
import { toDirection } from './decode-order'
import type { OrderActionFields, OrderRecordFields, PerpsEvent } from './event-layout'

/** What the events of one transaction say about orders. Orders are keyed by user and order id. */
export interface TransactionOrders {
  /**
   * Price and terms of the orders with an order record. The action record of the same order contains the
   * size of the order, but neither price nor terms.
   */
  readonly records: ReadonlyMap<string, PlacedOrder>
  /** Keys of the orders that an action record places or triggers. */
  readonly announced: ReadonlySet<string>
  /** Oracle price in the last action record of each market, 6 decimals. The key is `{type}:{index}`. */
  readonly oraclePrices: ReadonlyMap<string, bigint>
}

interface PlacedOrder {
  /** Limit price, 6 decimals; `undefined` if the order has no limit price. */
  readonly priceRaw: bigint | undefined
  readonly terms: PerpOrderTerms
}

/** Names of the `OrderAction` values. The index is the value. */
export const actions = ['place', 'cancel', 'fill', 'trigger', 'expire'] as const

/** Returns what the events of a transaction say about orders. */
export function collectOrders(events: Iterable<PerpsEvent>): TransactionOrders {
  const records = new Map<string, PlacedOrder>()
  const announced = new Set<string>()
  const oraclePrices = new Map<string, bigint>()
  for (const { name, fields } of events) {
    if (name === 'OrderRecord') records.set(orderKey(fields.user, fields.orderId), placedOrderOf(fields))
    if (name !== 'OrderActionRecord') continue
    oraclePrices.set(marketKey(fields), fields.oraclePrice)
    const action = actions[fields.action]
    const { user, orderId } = ownOrder(fields)
    if ((action === 'place' || action === 'trigger') && user !== undefined && orderId !== undefined)
      announced.add(orderKey(user, orderId))
  }
  return { records, announced, oraclePrices }
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

/** Returns the key of a market in `TransactionOrders`. */
export function marketKey({
  marketType,
  marketIndex,
}: Pick<OrderActionFields, 'marketType' | 'marketIndex'>): string {
  return `${marketType}:${marketIndex}`
}
