import type { OrderStatus } from '~/domain/order'
import {
  computeBaseAmount,
  computeFillPriceUsd,
  computeNotionalUsd,
  computePriceUsd,
  computeQuoteUsd,
} from '~/domain/perp-math'
import { type PerpOrderDetailView, type PerpOrderRequest, perpOrderStatus } from '~/domain/perp-order-view'
import type { UnixSeconds } from '~/domain/time'
import type { StoredMarketName } from '~/store/perp-owner'
import type { Pool } from '~/store/pool'
import { soughtSince } from '~/store/read-order-fills'
import {
  readPerpHolder,
  readPerpOrderActions,
  readPerpOrderFillSum,
  type SoughtPerpOrder,
  type StoredPerpAction,
  type StoredPerpFillSum,
  type StoredPerpHolder,
} from '~/store/read-perp-order-history'
import { readPerpOrder, type StoredPerpOrder } from '~/store/read-perp-orders'
import { fillPercent, toMarketName, toPerpOrderView, toPerpTermsView } from './perp-account-views.server'

/** The stored data of one perp order. */
export interface OrderTraces {
  readonly market: StoredMarketName
  /** The open order; `undefined`: it does not rest on a known account. */
  readonly resting: StoredPerpOrder | undefined
  /** Logged actions, oldest first. */
  readonly actions: readonly StoredPerpAction[]
  /** Sum of the executions; `undefined`: none known. */
  readonly fills: StoredPerpFillSum | undefined
  readonly holder: StoredPerpHolder | undefined
  /** Filled amounts; `undefined`: unknown. */
  readonly filled: FilledSoFar | undefined
  readonly sought: SoughtPerpOrder
}

/** Filled amounts of an order. Scales: base 1e9, quote 1e6. */
interface FilledSoFar {
  readonly baseRaw: bigint
  readonly quoteRaw: bigint
}

/** Reads all stored data of a perp order; `undefined` if there is no data. */
export async function readOrderTraces(pool: Pool, order: PerpOrderRequest): Promise<OrderTraces | undefined> {
  const [resting, actions, holder] = await Promise.all([
    readPerpOrder(pool, order),
    readPerpOrderActions(pool, order),
    readPerpHolder(pool, order.account),
  ])
  const sought = { ...order, since: soughtSince(resting?.createdAt ?? placingOf(actions)?.at) }
  const fills = await readPerpOrderFillSum(pool, sought)
  const market = resting ?? actions[0] ?? fills
  const filled = mostFilled(resting, actions, fills)
  return market && { market, resting, actions, fills, holder, filled, sought }
}

/**
 * Returns the largest filled amount. The account, the ending and the executions each report it, and each may
 * lag behind the others. The largest amount is the newest.
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
 * Returns the filled amounts. If the end of an order is unknown, only executions prove a fill: the zero
 * logged at its placing proves nothing.
 */
function filledBy({ filled, fills }: OrderTraces, status: OrderStatus): FilledSoFar | undefined {
  return status === 'ended' && fills === undefined ? undefined : filled
}

/** Builds the view of an order that rests on no account, from the logs. */
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
    ...toMarketName(market),
    ...(placing?.terms === undefined ? noTerms : toPerpTermsView(placing.terms, priceRaw ?? 0n)),
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

/** Returns the status of an order. `expiresAt`: `undefined` if it never expires or if that is unknown. */
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
 * Returns the time at which an order ended: its last execution if completed, otherwise its cancellation or
 * expiry; `undefined` if unknown.
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
