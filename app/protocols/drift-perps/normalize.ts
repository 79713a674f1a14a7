import type { Address } from '~/domain/base/ids'
import { lastUnixSeconds, toUnixSeconds } from '~/domain/base/time'
import type { ChainEvent, PerpOrderAction } from '~/domain/chain/chain-event'
import type { PerpOrderTerms } from '~/domain/perp/perp'
import type { EventPlace } from '../collect-events'
import { corrupt, type Decoded, notMine, ok } from '../protocol'
import type { DriftEvent } from './decode-event'
import { toDirection, toMarketType } from './decode-order'
import { driftProtocol } from './layout'

/**
 * Price and terms of the orders that a transaction places, by user and order id. Order records contain price
 * and terms. The action record of the same order contains the size of the order, but neither price nor terms.
 * Prices have 6 decimals.
 */
export type PlacedOrders = ReadonlyMap<string, PlacedOrder>

interface PlacedOrder {
  /** Limit price; `undefined` if the order has no limit price. */
  readonly priceRaw: bigint | undefined
  readonly terms: PerpOrderTerms
}

type Fields<Name extends DriftEvent['name']> = Extract<DriftEvent, { readonly name: Name }>['fields']

/** Names of the `OrderAction` values. The index is the value. */
const actions = ['place', 'cancel', 'fill', 'trigger', 'expire'] as const

/** Returns the orders that the order records of a transaction describe. */
export function collectPlacedOrders(events: Iterable<DriftEvent>): PlacedOrders {
  const orders = new Map<string, PlacedOrder>()
  for (const { name, fields } of events) {
    if (name === 'OrderRecord') orders.set(orderKey(fields.user, fields.orderId), placedOrderOf(fields))
  }
  return orders
}

function placedOrderOf(fields: Fields<'OrderRecord'>): PlacedOrder {
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
 * Converts a Drift event to a domain event. An OrderRecord is `notMine`, because its price and terms are
 * already part of the `place` action. A record is `corrupt` if it lacks a field that its action requires.
 */
export function normalizeEvent(
  { name, fields }: DriftEvent,
  place: EventPlace,
  placed: PlacedOrders,
): Decoded<ChainEvent> {
  if (name === 'OrderRecord') return notMine
  if (name === 'FundingRateRecord') return normalizeFunding(fields, place)
  const action = actions[fields.action]
  if (action === undefined) return corrupt(`order action is ${fields.action}`)
  return action === 'fill' ? normalizeFill(fields, place) : normalizeAction(action, fields, place, placed)
}

function normalizeFill(fields: Fields<'OrderActionRecord'>, place: EventPlace): Decoded<ChainEvent> {
  const { fillRecordId, baseAssetAmountFilled, quoteAssetAmountFilled } = fields
  if (
    fillRecordId === undefined ||
    baseAssetAmountFilled === undefined ||
    quoteAssetAmountFilled === undefined
  ) {
    return corrupt('fill without id or amounts')
  }
  return ok({
    type: 'perp-filled',
    protocol: driftProtocol,
    marketIndex: fields.marketIndex,
    marketType: toMarketType(fields.marketType),
    fillRecordId,
    baseRaw: baseAssetAmountFilled,
    quoteRaw: quoteAssetAmountFilled,
    taker: fields.taker,
    takerOrderId: fields.takerOrderId,
    takerDirection: optionalDirection(fields.takerOrderDirection),
    takerFeeQuoteRaw: fields.takerFee,
    maker: fields.maker,
    makerOrderId: fields.makerOrderId,
    makerDirection: optionalDirection(fields.makerOrderDirection),
    makerFeeQuoteRaw: fields.makerFee,
    oraclePriceRaw: fields.oraclePrice,
    explanation: fields.actionExplanation,
    ...place,
  })
}

/**
 * Converts an action that is not a fill. The action is about one order. The program writes the order into the
 * maker's fields if the order is post-only, and otherwise into the taker's fields.
 */
function normalizeAction(
  action: PerpOrderAction['action'],
  fields: Fields<'OrderActionRecord'>,
  place: EventPlace,
  placed: PlacedOrders,
): Decoded<ChainEvent> {
  const order = fields.taker === undefined ? makerOrder(fields) : takerOrder(fields)
  if (order.user === undefined || order.orderId === undefined) return corrupt(`${action} without an order`)
  const record = placed.get(orderKey(order.user, order.orderId))
  return ok({
    type: 'perp-order',
    protocol: driftProtocol,
    user: order.user,
    orderId: order.orderId,
    direction: order.direction,
    baseRaw: order.baseRaw,
    baseFilledRaw: order.baseFilledRaw,
    quoteFilledRaw: order.quoteFilledRaw,
    action,
    marketIndex: fields.marketIndex,
    marketType: toMarketType(fields.marketType),
    priceRaw: record?.priceRaw,
    terms: record?.terms,
    oraclePriceRaw: fields.oraclePrice,
    ...place,
  })
}

function takerOrder(fields: Fields<'OrderActionRecord'>) {
  return {
    user: fields.taker,
    orderId: fields.takerOrderId,
    direction: optionalDirection(fields.takerOrderDirection),
    baseRaw: fields.takerOrderBaseAssetAmount,
    baseFilledRaw: fields.takerOrderCumulativeBaseAssetAmountFilled,
    quoteFilledRaw: fields.takerOrderCumulativeQuoteAssetAmountFilled,
  }
}

function makerOrder(fields: Fields<'OrderActionRecord'>) {
  return {
    user: fields.maker,
    orderId: fields.makerOrderId,
    direction: optionalDirection(fields.makerOrderDirection),
    baseRaw: fields.makerOrderBaseAssetAmount,
    baseFilledRaw: fields.makerOrderCumulativeBaseAssetAmountFilled,
    quoteFilledRaw: fields.makerOrderCumulativeQuoteAssetAmountFilled,
  }
}

function normalizeFunding(fields: Fields<'FundingRateRecord'>, place: EventPlace): Decoded<ChainEvent> {
  return ok({
    type: 'perp-funding',
    protocol: driftProtocol,
    marketIndex: fields.marketIndex,
    recordId: fields.recordId,
    fundingRateRaw: fields.fundingRate,
    oracleTwapPriceRaw: fields.oraclePriceTwap,
    markTwapPriceRaw: fields.markPriceTwap,
    cumulativeLongRaw: fields.cumulativeFundingRateLong,
    cumulativeShortRaw: fields.cumulativeFundingRateShort,
    ...place,
  })
}

function optionalDirection(variant: number | undefined) {
  return variant === undefined ? undefined : toDirection(variant)
}

function orderKey(user: Address, id: number): string {
  return `${user}:${id}`
}
