import type { ChainEvent, PerpOrderAction } from '~/domain/chain-event'
import type { Address } from '~/domain/ids'
import type { EventPlace } from '../collect-events'
import { corrupt, type Decoded, notMine, ok } from '../protocol'
import type { DriftEvent } from './decode-event'
import { toDirection, toMarketType } from './decode-order'

/** Limit prices (1e6) of the orders placed in one transaction: the action record has their sizes, only the order record the price. */
export type PlacedPrices = ReadonlyMap<string, bigint>

type Fields<Name extends DriftEvent['name']> = Extract<DriftEvent, { readonly name: Name }>['fields']

/** `OrderAction` by its number. */
const actions = ['place', 'cancel', 'fill', 'trigger', 'expire'] as const

/** The prices that the order records among a transaction's events tell. A price of 0 means that the order has none. */
export function collectPlacedPrices(events: Iterable<DriftEvent>): PlacedPrices {
  const prices = new Map<string, bigint>()
  for (const { name, fields } of events) {
    if (name === 'OrderRecord' && fields.price > 0n) {
      prices.set(orderKey(fields.user, fields.orderId), fields.price)
    }
  }
  return prices
}

/**
 * An event of Drift → what happened. `notMine`: an OrderRecord, which says nothing beyond the `place` action beside it but its
 * price; `corrupt`: a record without a field that every record of its action has.
 */
export function normalizeEvent(
  { name, fields }: DriftEvent,
  place: EventPlace,
  prices: PlacedPrices,
): Decoded<ChainEvent> {
  if (name === 'OrderRecord') return notMine
  if (name === 'FundingRateRecord') return normalizeFunding(fields, place)
  const action = actions[fields.action]
  if (action === undefined) return corrupt(`order action is ${fields.action}`)
  return action === 'fill' ? normalizeFill(fields, place) : normalizeAction(action, fields, place, prices)
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

/** Any action but a fill concerns one order: the program names it as the maker's if it is post-only, else as the taker's. */
function normalizeAction(
  action: PerpOrderAction['action'],
  fields: Fields<'OrderActionRecord'>,
  place: EventPlace,
  prices: PlacedPrices,
): Decoded<ChainEvent> {
  const order = fields.taker === undefined ? makerOrder(fields) : takerOrder(fields)
  if (order.user === undefined || order.orderId === undefined) return corrupt(`${action} without an order`)
  return ok({
    type: 'perp-order',
    user: order.user,
    orderId: order.orderId,
    direction: order.direction,
    baseRaw: order.baseRaw,
    baseFilledRaw: order.baseFilledRaw,
    quoteFilledRaw: order.quoteFilledRaw,
    action,
    marketIndex: fields.marketIndex,
    marketType: toMarketType(fields.marketType),
    priceRaw: prices.get(orderKey(order.user, order.orderId)),
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
