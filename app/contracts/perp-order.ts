import { z } from 'zod'
import { parseOrderKey } from '~/domain/order-key'
import { perpOrderKey, perpOrderTypes } from '~/domain/perp-account-view'
import type { PerpOrderDetailView, PerpOrderFillsView, PerpOrderFillView } from '~/domain/perp-order-view'
import { perpTradeId } from '~/domain/perp-view'
import { orNull } from './absent'
import { exampleUserAccount } from './example-ids'
import {
  address,
  baseAmount,
  epochSeconds,
  epochSecondsOrNull,
  progressPercent,
  slot,
  usd,
  usdOrNull,
} from './fields'
import { orderStatus } from './order'
import { pageOf, pageToWire } from './page'
import { pageParameters } from './parameters'
import { directionToWire, marketToWire, perpOrderWire } from './perp-account'

const keyMessage = 'must be an order of Drift: {userAccount}:{orderId}'

const perpOrderKeyParameter = z
  .string()
  .transform((text, context) => {
    const key = parseOrderKey(text)
    if (key?.orderId !== undefined) return key
    context.addIssue({ code: 'custom', message: keyMessage })
    return z.NEVER
  })
  .meta({
    description: 'An order of Drift: its User account and its number there, `{userAccount}:{orderId}`.',
    example: `${exampleUserAccount}:7`,
    minLength: 34,
    maxLength: 55,
    pattern: '^[1-9A-HJ-NP-Za-km-z]+:\\d+$',
  })

/** Request for `/api/drift/orders/{key}`. */
export const perpOrderRequest = z.object({ key: perpOrderKeyParameter })

/** Request for `/api/drift/orders/{key}/fills`. */
export const perpOrderFillsRequest = z.object({ key: perpOrderKeyParameter, ...pageParameters(20) })

/** A Drift order, resting or ended: the fields of an open order, and how it ended. */
export const perpOrderDetailWire = perpOrderWire.extend({
  status: orderStatus.describe('`ended`: it rests no more, and nothing that was read says how it ended.'),
  userPublicKey: address.nullable().describe('The trader’s wallet; null where it was never seen.'),
  orderType: z
    .enum([...perpOrderTypes, 'unknown'])
    .nullable()
    .describe('Null where neither its account nor a record beside its placing tells it.'),
  direction: z.number().int().min(0).max(1).nullable().describe('0 = long, 1 = short.'),
  baseAssetAmount: baseAmount.nullable().describe('Null where its placing is older than what was read.'),
  baseAssetAmountFilled: baseAmount
    .nullable()
    .describe('Null where nothing tells it; of one that is `ended`, at least this.'),
  quoteAssetAmountFilled: usdOrNull,
  price: usdOrNull.describe(
    'USD; null for an order that takes what it gets, and where none is known of one that is over.',
  ),
  fillPercentage: progressPercent.nullable(),
  averagePrice: usdOrNull.describe(
    'USD per UI unit of all that has been filled; null = nothing has, or nothing tells it.',
  ),
  reduceOnly: z.boolean().nullable().describe('Null where `orderType` is, as the two that follow.'),
  postOnly: z.boolean().nullable(),
  immediateOrCancel: z.boolean().nullable(),
  closedAt: epochSecondsOrNull.describe('Null while it is open, and where its end is unknown.'),
})
export type PerpOrderDetailWire = z.infer<typeof perpOrderDetailWire>

/** One execution of a Drift order, from its owner's side. */
export const perpOrderFillWire = z.object({
  id: z.string().describe('`{signature}:{instruction path}:{event index}`, as of Drift trades.'),
  signature: z.string().describe('The transaction.'),
  time: epochSeconds,
  role: z.enum(['taker', 'maker']).describe('The order’s side of the execution.'),
  price: usdOrNull,
  baseAssetAmount: baseAmount,
  quoteAssetAmount: usd,
  fee: usdOrNull.describe('USD that the owner paid; below zero = what he was given back.'),
  oraclePrice: usdOrNull,
  counterparty: address.nullable().describe('User account of the other side; null = the AMM.'),
  liquidation: z.boolean(),
  slot,
})
export type PerpOrderFillWire = z.infer<typeof perpOrderFillWire>

/** A Drift order's executions, newest first. */
export const perpOrderFillPage = pageOf(perpOrderFillWire).extend({
  marketIndex: z.number().int(),
  marketName: z.string(),
  baseAssetSymbol: z.string(),
  isComplete: z
    .boolean()
    .describe(
      'False where the order has filled more than its known executions: others are older than what was read of the chain, or have just happened.',
    ),
})
export type PerpOrderFillPageWire = z.infer<typeof perpOrderFillPage>

/** Converts a Drift order, resting or ended, to the API format. */
export function perpOrderDetailToWire(order: PerpOrderDetailView): PerpOrderDetailWire {
  return {
    id: perpOrderKey(order),
    orderId: order.orderId,
    userPublicKey: orNull(order.authority),
    userAccount: order.userKey,
    ...marketToWire(order),
    orderType: orNull(order.orderType),
    direction: order.direction === undefined ? null : directionToWire(order.direction),
    baseAssetAmount: orNull(order.baseAmount),
    baseAssetAmountFilled: orNull(order.baseFilledAmount),
    quoteAssetAmountFilled: orNull(order.quoteFilledUsd),
    price: orNull(order.priceUsd),
    fillPercentage: orNull(order.fillPercent),
    amountUsd: orNull(order.amountUsd),
    oraclePriceOffset: orNull(order.oracleOffsetUsd),
    triggerPrice: orNull(order.triggerPriceUsd),
    triggersAbove: orNull(order.triggersAbove),
    lastOraclePrice: orNull(order.oraclePriceUsd),
    reduceOnly: orNull(order.reduceOnly),
    postOnly: orNull(order.postOnly),
    immediateOrCancel: orNull(order.immediateOrCancel),
    expiredAt: orNull(order.expiresAt),
    createdAt: orNull(order.createdAt),
    slot: order.slot,
    status: order.status,
    averagePrice: orNull(order.averagePriceUsd),
    closedAt: orNull(order.closedAt),
  }
}

/** Converts a Drift order's executions to the API format. */
export function perpOrderFillsToWire(view: PerpOrderFillsView): PerpOrderFillPageWire {
  const { content, ...page } = pageToWire(view, fillToWire)
  return {
    ...page,
    content: [...content],
    marketIndex: view.marketIndex,
    marketName: view.marketName,
    baseAssetSymbol: view.baseSymbol,
    isComplete: view.isComplete,
  }
}

function fillToWire(fill: PerpOrderFillView): PerpOrderFillWire {
  return {
    id: perpTradeId(fill),
    signature: fill.signature,
    time: fill.at,
    role: fill.role,
    price: orNull(fill.priceUsd),
    baseAssetAmount: fill.baseAmount,
    quoteAssetAmount: fill.quoteUsd,
    fee: orNull(fill.feeUsd),
    oraclePrice: orNull(fill.oraclePriceUsd),
    counterparty: orNull(fill.counterparty),
    liquidation: fill.liquidation,
    slot: fill.slot,
  }
}
