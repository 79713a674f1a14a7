import type { UnixSeconds } from '~/domain/base/time'
import type { OrderStatus } from '~/domain/order/order'
import {
  computeBaseAmount,
  computeFillPriceUsd,
  computeNotionalUsd,
  computePriceUsd,
  computeQuoteUsd,
} from '~/domain/perp/perp-math'
import {
  type PerpOrderDetailView,
  type PerpOrderRequest,
  perpOrderStatus,
} from '~/domain/perp/perp-order-view'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import type { Pool } from '~/store/postgres/pool'
import { soughtSince } from '~/store/read/orders/read-order-fills'
import { type OrderLife, readOrderLife } from '~/store/read/perps/read-order-life'
import { readPerpHolder, type StoredPerpHolder } from '~/store/read/perps/read-perp-holder'
import { readPerpOrderActions, type StoredPerpAction } from '~/store/read/perps/read-perp-order-actions'
import {
  readPerpOrderFillSum,
  type SoughtPerpOrder,
  type StoredPerpFillSum,
} from '~/store/read/perps/read-perp-order-fills'
import { readPerpOrder, type StoredPerpOrder } from '~/store/read/perps/read-perp-orders'
import type { StoredMarketName } from '~/store/write/perps/perp-owner'
import { fillPercent, toMarketName, toPerpOrderView, toPerpTermsView } from './account-views.server'

/** All stored data about one perp order. */
export interface OrderTraces {
  readonly market: StoredMarketName
  /** The open order; `undefined` if no known account has this order open. */
  readonly resting: StoredPerpOrder | undefined
  /** Logged actions of the order, oldest first. */
  readonly actions: readonly StoredPerpAction[]
  /** Sum of the order's executions; `undefined` if no execution is known. */
  readonly fills: StoredPerpFillSum | undefined
  readonly holder: StoredPerpHolder | undefined
  readonly filled: FilledSoFar | undefined
  readonly sought: SoughtPerpOrder
}

/** Filled amounts of an order. The base amount has 9 decimals, the quote amount has 6. */
interface FilledSoFar {
  readonly baseRaw: bigint
  readonly quoteRaw: bigint
}

/** Reads all stored data about a perp order. Returns `undefined` if the store has no data about the order. */
export async function readOrderTraces(pool: Pool, order: PerpOrderRequest): Promise<OrderTraces | undefined> {
  const life = await readOrderLife(pool, order)
  const [open, actions, holder] = await Promise.all([
    readPerpOrder(pool, order),
    readPerpOrderActions(pool, { ...order, ...life }),
    readPerpHolder(pool, order.account),
  ])
  const resting = open !== undefined && isWithin(open, life) ? open : undefined
  const sought = { ...order, ...life, since: soughtSince(resting?.createdAt ?? placingOf(actions)?.at) }
  const fills = await readPerpOrderFillSum(pool, sought)
  const market = resting ?? actions[0] ?? fills
  const filled = mostFilled(resting, actions, fills)
  return market && { market, resting, actions, fills, holder, filled, sought }
}

/** Whether an open order is the one with this life, and not another order with the same id. */
function isWithin({ venue, placedSlot }: StoredPerpOrder, { fromSlot, beforeSlot }: OrderLife): boolean {
  return !perpVenueFacts[venue].reusesOrderIds || (placedSlot >= fromSlot && placedSlot < beforeSlot)
}

/**
 * Returns the largest filled amount. The account, the final log entry and the executions each report a filled
 * amount, and any of them may be out of date. Filled amounts only grow, so the largest one is the newest.
 */
function mostFilled(
  resting: StoredPerpOrder | undefined,
  actions: readonly StoredPerpAction[],
  fills: StoredPerpFillSum | undefined,
): FilledSoFar | undefined {
  const counts: FilledSoFar[] = actions.flatMap(({ baseFilledRaw, quoteFilledRaw }) =>
    baseFilledRaw === undefined || quoteFilledRaw === undefined
      ? []
      : [{ baseRaw: baseFilledRaw, quoteRaw: quoteFilledRaw }],
  )
  if (fills !== undefined) counts.push(fills)
  if (resting !== undefined) counts.push({ baseRaw: resting.baseFilledRaw, quoteRaw: resting.quoteFilledRaw })
  return counts.reduce<FilledSoFar | undefined>(
    (most, count) => (most === undefined || count.baseRaw > most.baseRaw ? count : most),
    undefined,
  )
}

/** Builds the view of a perp order, resting or ended. */
export function toPerpOrderDetailView(
  order: PerpOrderRequest,
  traces: OrderTraces,
  nowAt: UnixSeconds,
): PerpOrderDetailView {
  const { resting, actions, fills } = traces
  const baseRaw = baseRawOf(traces)
  const known = resting === undefined ? loggedOf(order, traces) : toPerpOrderView(resting)
  const status = statusOf(traces, known.expiresAt, nowAt)
  const filled = filledBy(traces, status)
  return {
    ...known,
    status,
    baseFilledAmount: filled && computeBaseAmount(filled.baseRaw),
    quoteFilledUsd: filled && computeQuoteUsd(filled.quoteRaw),
    averagePriceUsd: filled && computeFillPriceUsd(filled.baseRaw, filled.quoteRaw),
    fillPercent:
      baseRaw === undefined || filled === undefined
        ? undefined
        : fillPercent({ baseRaw, baseFilledRaw: filled.baseRaw }),
    createdAt: known.createdAt ?? placingOf(actions)?.at,
    closedAt: closedAtOf(traces, status, known.expiresAt),
    slot: Math.max(resting?.slot ?? 0, fills?.slot ?? 0, ...actions.map(({ slot }) => slot)),
  }
}

/**
 * Returns the filled amounts of an order. If it is unknown how the order ended, only executions prove a fill:
 * the filled amount of 0 in the log of the order's placement proves nothing.
 */
function filledBy({ filled, fills }: OrderTraces, status: OrderStatus): FilledSoFar | undefined {
  return status === 'ended' && fills === undefined ? undefined : filled
}

/** Builds the view of an order from logged actions, if no account has the order open. */
function loggedOf(order: PerpOrderRequest, traces: OrderTraces) {
  const { market, actions, fills, holder } = traces
  const placing = placingOf(actions)
  const priceRaw = placing?.priceRaw
  const baseRaw = baseRawOf(traces)
  return {
    userKey: order.account,
    authority: holder?.authority,
    subAccountId: holder?.subAccountId,
    orderId: order.orderId,
    placedSlot: perpVenueFacts[market.venue].reusesOrderIds ? (placing?.slot ?? order.placedSlot) : undefined,
    ...toMarketName(market),
    ...(placing?.terms === undefined
      ? noTerms
      : toPerpTermsView(placing.venue, placing.terms, priceRaw ?? 0n)),
    direction: actions.find(({ direction }) => direction !== undefined)?.direction ?? fills?.direction,
    baseAmount: baseRaw === undefined ? undefined : computeBaseAmount(baseRaw),
    priceUsd: priceRaw === undefined ? undefined : computePriceUsd(priceRaw),
    oraclePriceUsd: undefined,
    amountUsd:
      baseRaw === undefined || priceRaw === undefined ? undefined : computeNotionalUsd(baseRaw, priceRaw),
    createdAt: undefined,
  }
}

const noTerms = {
  orderType: undefined,
  oracleOffsetUsd: undefined,
  triggerPriceUsd: undefined,
  triggersAbove: undefined,
  reduceOnly: undefined,
  postOnly: undefined,
  immediateOrCancel: undefined,
  expiresAt: undefined,
}

/**
 * Returns the status of an order. `expiresAt` is `undefined` if the order never expires or if its expiry is
 * unknown.
 */
function statusOf(traces: OrderTraces, expiresAt: UnixSeconds | undefined, nowAt: UnixSeconds): OrderStatus {
  const { resting, actions, fills, holder, filled } = traces
  const slots = [...actions, ...(fills === undefined ? [] : [fills])].map(({ slot }) => slot)
  return perpOrderStatus(
    {
      rests: resting !== undefined,
      expiresAt,
      ending: endingOf(actions)?.action,
      baseRaw: baseRawOf(traces),
      baseFilledRaw: filled?.baseRaw,
      loggedSlot: slots.length === 0 ? undefined : Math.max(...slots),
      accountSlot: holder?.slot,
    },
    nowAt,
  )
}

/**
 * Returns the time at which an order ended. A completed order ended with its last execution, any other order
 * with its cancellation or expiry. Returns `undefined` if the time is unknown.
 */
function closedAtOf(
  { actions, fills }: OrderTraces,
  status: OrderStatus,
  expiresAt: UnixSeconds | undefined,
): UnixSeconds | undefined {
  if (status === 'completed') return fills?.at
  if (status === 'cancelled' || status === 'expired') return endingOf(actions)?.at ?? expiresAt
  return undefined
}

function baseRawOf({ resting, actions }: OrderTraces): bigint | undefined {
  return resting?.baseRaw ?? actions.find(({ baseRaw }) => baseRaw !== undefined)?.baseRaw
}

function placingOf(actions: readonly StoredPerpAction[]): StoredPerpAction | undefined {
  return actions.find(({ action }) => action === 'place')
}

type Ending = StoredPerpAction & { readonly action: 'cancel' | 'expire' }

function endingOf(actions: readonly StoredPerpAction[]): Ending | undefined {
  return actions.find((action): action is Ending => action.action === 'cancel' || action.action === 'expire')
}
