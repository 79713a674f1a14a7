import { z } from 'zod'
import { parseOrderKey } from '~/domain/order/order-key'
import { perpOrderKey } from '~/domain/perp/perp-account-view'
import type {
  PerpOrderDetailView,
  PerpOrderFillsView,
  PerpOrderFillView,
} from '~/domain/perp/perp-order-view'
import { perpTradeId } from '~/domain/perp/perp-view'
import { perpOrderTypes } from '~/domain/protocol/perp-venue'
import { exampleUserAccount } from '../example-ids'
import { orderStatus } from '../orders/order'
import { orNull } from '../schema/absent'
import {
  address,
  baseAmount,
  epochSeconds,
  epochSecondsOrNull,
  progressPercent,
  slot,
  usd,
  usdOrNull,
} from '../schema/fields'
import { pageOf, pageToWire } from '../schema/page'
import { minFillUsdParameter, pageParameters } from '../schema/parameters'
import { directionToWire, marketToWire, perpOrderWire } from './perp-account'

/** Creates the parameter for the key of a perp order. */
function orderKeyParameter({ what, form, hasSlot, ...more }: OrderKeyForm) {
  return z
    .string()
    .transform((text, context) => {
      const key = parseOrderKey(text)
      if (key?.orderId !== undefined && (hasSlot || key.placedSlot === undefined)) return key
      context.addIssue({ code: 'custom', message: `must be ${what}: ${form}` })
      return z.NEVER
    })
    .meta({ example: `${exampleUserAccount}:7`, minLength: 34, ...more })
}

interface OrderKeyForm {
  readonly what: string
  readonly form: string
  /** Whether the key may end with a slot: at a venue where a later order may have the same id. */
  readonly hasSlot: boolean
  readonly description: string
  readonly maxLength: number
  readonly pattern: string
}

const perpOrderKeyParameter = orderKeyParameter({
  what: 'a Drift order',
  form: '{userAccount}:{orderId}',
  hasSlot: false,
  description: 'A Drift order: its User account and its order number there, `{userAccount}:{orderId}`.',
  maxLength: 55,
  pattern: '^[1-9A-HJ-NP-Za-km-z]+:\\d+$',
})

/** Key of an order at any venue. */
export const venueOrderKeyParameter = orderKeyParameter({
  what: 'a perp order',
  form: '{userAccount}:{orderId} or {userAccount}:{orderId}:{slot}',
  hasSlot: true,
  description:
    'A perp order: its User account and its order number there, `{userAccount}:{orderId}`. At a venue that may use a number again, `:{slot}` selects the order that was placed last up to this slot; without a slot, the latest.',
  maxLength: 71,
  pattern: '^[1-9A-HJ-NP-Za-km-z]+:\\d+(:\\d+)?$',
})

/** Request for `/api/drift/orders/{key}`. */
export const perpOrderRequest = z.object({ key: perpOrderKeyParameter })

/** Request for `/api/drift/orders/{key}/fills`. */
export const perpOrderFillsRequest = z.object({
  key: perpOrderKeyParameter,
  minAmountUsd: minFillUsdParameter,
  ...pageParameters(20),
})

/**
 * A Drift order, either resting or ended. It has the fields of an open order and fields that describe how the
 * order ended.
 */
export const perpOrderDetailWire = perpOrderWire.extend({
  status: orderStatus.describe('`ended`: the order is closed, but no indexed record says how.'),
  userPublicKey: address.nullable().describe('The trader’s wallet; null = unknown.'),
  orderType: z
    .enum([...perpOrderTypes, 'unknown'])
    .nullable()
    .describe('Null if neither the User account nor a record contains it.'),
  direction: z.number().int().min(0).max(1).nullable().describe('0 = long, 1 = short.'),
  baseAssetAmount: baseAmount.nullable().describe('Null if the order was placed before the indexed history.'),
  baseAssetAmountFilled: baseAmount
    .nullable()
    .describe('Null if unknown; a lower bound if `status` is `ended`.'),
  quoteAssetAmountFilled: usdOrNull,
  price: usdOrNull.describe('USD; null for a market order, and if unknown for a closed order.'),
  fillPercentage: progressPercent.nullable(),
  averagePrice: usdOrNull.describe('Average fill price, USD per UI unit. Null = no fills, or unknown.'),
  reduceOnly: z.boolean().nullable().describe('Null if `orderType` is null, like the two fields after it.'),
  postOnly: z.boolean().nullable(),
  immediateOrCancel: z.boolean().nullable(),
  closedAt: epochSecondsOrNull.describe('Null while the order is open, and if its closing time is unknown.'),
})
export type PerpOrderDetailWire = z.infer<typeof perpOrderDetailWire>

/** One execution of a Drift order, from the perspective of the owner of the order. */
export const perpOrderFillWire = z.object({
  id: z.string().describe('Fill id: `{signature}:{instruction path}:{event index}`, as in Drift trades.'),
  signature: z.string().describe('Transaction signature.'),
  time: epochSeconds,
  role: z.enum(['taker', 'maker']).describe('The order’s side of the fill.'),
  price: usdOrNull,
  baseAssetAmount: baseAmount,
  quoteAssetAmount: usd,
  fee: usdOrNull.describe('USD fee paid by the owner; negative = rebate.'),
  oraclePrice: usdOrNull,
  counterparty: address.nullable().describe('User account of the counterparty; null = the AMM.'),
  liquidation: z.boolean(),
  slot,
})
export type PerpOrderFillWire = z.infer<typeof perpOrderFillWire>

/** The executions of a Drift order, newest first. */
export const perpOrderFillPage = pageOf(perpOrderFillWire).extend({
  marketIndex: z.number().int(),
  marketName: z.string(),
  baseAssetSymbol: z.string(),
  isComplete: z
    .boolean()
    .describe(
      'False if fills are missing: the order has filled more than the indexed fills account for. Missing fills are older than the indexed history, or very recent.',
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
