import type { Address } from '~/domain/base/ids'
import type { PerpDirection, PerpOrderState } from '~/domain/perp/perp'
import type { PerpOrderRequest } from '~/domain/perp/perp-order-view'
import type { PerpVenue } from '~/domain/protocol/venues'
import {
  type BoundQuery,
  bindQuery,
  type Condition,
  whenGiven,
  writeConditions,
} from '~/store/postgres/conditions'
import { boundedCount, boundedTotal, where } from '~/store/postgres/page-sql'
import type { Pool } from '~/store/postgres/pool'
import { createStatement, readCount, readRows, statementOf } from '~/store/postgres/statement'
import {
  fromNameRow,
  fromOwnerRow,
  joinMarket,
  type NameRow,
  nameColumns,
  type OwnerRow,
  ownerColumns,
  ownKeys,
  type StoredMarketName,
  type StoredPerpOwner,
} from '~/store/write/perps/perp-owner'
import type { Cut } from '../cut'

/**
 * A stored open perp order with its owner and market names. Raw numbers have the scales of `PerpOrderState`.
 */
export interface StoredPerpOrder
  extends Omit<PerpOrderState, 'slot' | 'marketType' | 'marketIndex'>,
    StoredPerpOwner,
    StoredMarketName {
  /** Time of the event that placed the order; `undefined` until that event is stored. */
  readonly createdAt: number | undefined
  readonly oraclePriceRaw: bigint
  /** Slot in which the order was placed, or triggered if that was later. */
  readonly placedSlot: number
  readonly slot: number
}

/** Filter for the open orders to read. `nowAt` (unix seconds) is used to leave out expired orders. */
export interface PerpOrderScope {
  readonly venues: readonly PerpVenue[]
  /** Index of a market. `venues` must contain only its venue. */
  readonly marketIndex: number | undefined
  readonly user: Address | undefined
  readonly side: PerpDirection | undefined
  readonly minAmountUsd: number | undefined
  readonly nowAt: number
}

/** Rows of orders with the market, whose oracle price the minimum needs. */
const withMarket = `perp_order o ${joinMarket('o')}`
const withOwner = `${withMarket} join perp_user u on u.key = o.user_key`

/**
 * SQL: USD value of a whole order at its limit price. If the order has no limit price, the oracle price plus
 * the order's offset is used. `perp-account-views` applies the same rule to a row.
 */
const amountUsd = `o.base_raw * (case when o.price_raw > 0 then o.price_raw
  else greatest(m.oracle_price_raw, 0) + o.oracle_price_offset_raw end) / 1e15`

function conditionsOf({
  venues,
  nowAt,
  marketIndex,
  user,
  side,
  minAmountUsd,
}: PerpOrderScope): readonly Condition[] {
  return [
    {
      key: 'open',
      bind: [nowAt],
      sql: (now) => `o.market_type = 'perp' and (o.max_at = 0 or o.max_at > ${now})`,
    },
    { key: 'venues', bind: [venues], sql: (value) => `o.venue = any(${value}::text[])` },
    ...whenGiven('market', marketIndex, (value) => `o.market_index = ${value}`),
    ...whenGiven('user', user, (value) => `o.user_key = any(${ownKeys(value)})`),
    ...whenGiven('side', side, (value) => `o.direction = ${value}`),
    ...whenGiven('minimum', minAmountUsd, (value) => `${amountUsd} >= ${value}`),
  ]
}

const columns = `${ownerColumns}, ${nameColumns('o')}, o.order_id, o.order_type, o.direction, o.price_raw, o.base_raw, o.base_filled_raw,
  o.quote_filled_raw, o.trigger_price_raw, o.trigger_condition, o.oracle_price_offset_raw, o.max_at, o.created_at,
  o.reduce_only, o.post_only, o.immediate_or_cancel, o.placed_slot::float8 as placed_slot, o.slot, coalesce(m.oracle_price_raw, 0) as oracle_price_raw`

const newestFirst = 'order by o.created_at desc nulls last, o.placed_slot desc, o.user_key, o.order_id'

/** Returns the query that reads a page of open orders, newest first. Owners are joined to the page only, not to all orders. */
export function perpOrdersQuery(scope: PerpOrderScope, { limit, offset }: Cut): BoundQuery {
  return bindQuery((bind) => {
    const conditions = where(writeConditions(conditionsOf(scope), bind))
    return `with page as materialized (select o.user_key, o.order_id from ${sourceOf(scope)} ${conditions} ${newestFirst} limit ${bind(limit)} offset ${bind(offset)})
      select ${columns} from ${withOwner} join page on page.user_key = o.user_key and page.order_id = o.order_id ${newestFirst}`
  })
}

/** Returns the query that counts open orders, up to a maximum. */
export function perpOrderCountQuery(scope: PerpOrderScope): BoundQuery {
  return bindQuery((bind) => boundedCount(sourceOf(scope), writeConditions(conditionsOf(scope), bind)))
}

function sourceOf({ minAmountUsd }: PerpOrderScope): string {
  return minAmountUsd === undefined ? 'perp_order o' : withMarket
}

const one = createStatement(
  `select ${columns} from ${withOwner} where o.user_key = $1 and o.order_id = $2 and o.market_type = 'perp'`,
)

/** Reads a page of the open perp orders, newest first. */
export async function readPerpOrders(
  pool: Pool,
  scope: PerpOrderScope,
  cut: Cut,
): Promise<StoredPerpOrder[]> {
  const query = perpOrdersQuery(scope, cut)
  const rows = await readRows<OrderRow>(pool, statementOf(query), query.values)
  return rows.map(fromRow)
}

/** Counts the open perp orders, up to a maximum. */
export async function readPerpOrderTotal(pool: Pool, scope: PerpOrderScope) {
  const query = perpOrderCountQuery(scope)
  return boundedTotal(await readCount(pool, statementOf(query), query.values))
}

/**
 * Reads the perp order with an id on a User account, even if the order has expired; `undefined` if there is
 * no such order.
 */
export async function readPerpOrder(
  pool: Pool,
  { account, orderId }: PerpOrderRequest,
): Promise<StoredPerpOrder | undefined> {
  return (await readRows<OrderRow>(pool, one, [account, orderId])).map(fromRow)[0]
}

interface OrderRow extends OwnerRow, NameRow {
  order_id: number
  order_type: number
  direction: PerpDirection
  price_raw: string
  base_raw: string
  base_filled_raw: string
  quote_filled_raw: string
  trigger_price_raw: string
  trigger_condition: number
  oracle_price_offset_raw: number
  max_at: number
  created_at: number | null
  reduce_only: boolean
  post_only: boolean
  immediate_or_cancel: boolean
  placed_slot: number
  slot: number
  oracle_price_raw: string
}

function fromRow(row: OrderRow): StoredPerpOrder {
  return {
    ...fromOwnerRow(row),
    ...fromNameRow(row),
    orderId: row.order_id,
    orderType: row.order_type,
    direction: row.direction,
    priceRaw: BigInt(row.price_raw),
    baseRaw: BigInt(row.base_raw),
    baseFilledRaw: BigInt(row.base_filled_raw),
    quoteFilledRaw: BigInt(row.quote_filled_raw),
    triggerPriceRaw: BigInt(row.trigger_price_raw),
    triggerCondition: row.trigger_condition,
    oraclePriceOffsetRaw: BigInt(row.oracle_price_offset_raw),
    maxAt: row.max_at,
    createdAt: row.created_at ?? undefined,
    reduceOnly: row.reduce_only,
    postOnly: row.post_only,
    immediateOrCancel: row.immediate_or_cancel,
    placedSlot: row.placed_slot,
    slot: row.slot,
    oraclePriceRaw: BigInt(row.oracle_price_raw),
  }
}
