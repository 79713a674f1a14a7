import type { ChainEvent, PerpOrderAction } from '~/domain/chain/chain-event'
import type { PerpProtocolId } from '~/domain/protocol/protocol'
import type { EventPlace } from '../collect-events'
import { corrupt, type Decoded, notMine, ok } from '../protocol'
import { toDirection, toMarketType } from './decode-order'
import type { FundingFields, OrderActionFields, OrderRecordFields, PerpsEvent } from './event-layout'
import {
  actions,
  findOraclePrice,
  isAnnounced,
  optionalDirection,
  orderKey,
  ownOrder,
  placedOrderOf,
  type TransactionOrders,
} from './transaction-orders'

/** Converts an event to a domain event. `notMine`: the event contains nothing new. */
export type NormalizeEvent = (
  event: PerpsEvent,
  place: EventPlace,
  orders: TransactionOrders,
) => Decoded<ChainEvent>

/** What differs between venues in the conversion of events. */
export interface NormalizerParts {
  readonly protocol: PerpProtocolId
  /** Converts an OrderRecord. */
  readonly normalizeOrderRecord: (
    fields: OrderRecordFields,
    place: EventPlace,
    orders: TransactionOrders,
  ) => Decoded<ChainEvent>
}

/**
 * Creates the conversion of one venue's events. A record is `corrupt` if it lacks a field that its action
 * requires.
 */
export function createEventNormalizer({ protocol, normalizeOrderRecord }: NormalizerParts): NormalizeEvent {
  return ({ name, fields }, place, orders) => {
    if (name === 'OrderRecord') return normalizeOrderRecord(fields, place, orders)
    if (name === 'FundingRateRecord') return normalizeFunding(protocol, fields, place)
    const action = actions[fields.action]
    if (action === undefined) return corrupt(`order action is ${fields.action}`)
    return action === 'fill'
      ? normalizeFill(protocol, fields, place)
      : normalizeAction(protocol, action, fields, place, orders)
  }
}

/**
 * Converts the record of an order to its placement. `notMine`: an action record of the transaction places or
 * triggers the same order, so the terms are part of that action. The record contains no oracle price: the
 * price comes from an action in the same market, and is 0 (no price) without one.
 */
export function normalizeUnannouncedOrder(
  protocol: PerpProtocolId,
  fields: OrderRecordFields,
  place: EventPlace,
  orders: TransactionOrders,
): Decoded<ChainEvent> {
  if (isAnnounced(fields, orders)) return notMine
  return ok({
    type: 'perp-order',
    protocol,
    user: fields.user,
    orderId: fields.orderId,
    direction: toDirection(fields.direction),
    baseRaw: fields.baseAssetAmount,
    baseFilledRaw: fields.baseAssetAmountFilled,
    quoteFilledRaw: fields.quoteAssetAmountFilled,
    action: 'place',
    marketIndex: fields.marketIndex,
    marketType: toMarketType(fields.marketType),
    ...placedOrderOf(fields),
    oraclePriceRaw: findOraclePrice(fields, orders),
    ...place,
  })
}

function normalizeFill(
  protocol: PerpProtocolId,
  fields: OrderActionFields,
  place: EventPlace,
): Decoded<ChainEvent> {
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
    protocol,
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

/** Converts an action that is not a fill. */
function normalizeAction(
  protocol: PerpProtocolId,
  action: PerpOrderAction['action'],
  fields: OrderActionFields,
  place: EventPlace,
  { records }: TransactionOrders,
): Decoded<ChainEvent> {
  const order = ownOrder(fields)
  if (order.user === undefined || order.orderId === undefined) return corrupt(`${action} without an order`)
  const record = records.get(orderKey(order.user, order.orderId))
  return ok({
    type: 'perp-order',
    protocol,
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

function normalizeFunding(
  protocol: PerpProtocolId,
  fields: FundingFields,
  place: EventPlace,
): Decoded<ChainEvent> {
  return ok({
    type: 'perp-funding',
    protocol,
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
