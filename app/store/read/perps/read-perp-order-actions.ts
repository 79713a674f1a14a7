import type { PerpOrderAction } from '~/domain/chain/chain-event'
import type { PerpDirection, PerpOrderTerms } from '~/domain/perp/perp'
import type { PerpOrderRequest } from '~/domain/perp/perp-order-view'
import type { Pool } from '~/store/postgres/pool'
import { createStatement, readRows } from '~/store/postgres/statement'
import {
  fromNameRow,
  joinMarket,
  type NameRow,
  nameColumns,
  type StoredMarketName,
} from '~/store/write/perps/perp-owner'
import type { OrderLife } from './read-order-life'

/**
 * An action of a perp order that is not an execution. Fields `…BaseRaw` are scaled by 1e9, and fields
 * `…QuoteRaw` and `…PriceRaw` by 1e6.
 */
export interface StoredPerpAction
  extends Pick<
      PerpOrderAction,
      'action' | 'direction' | 'baseRaw' | 'baseFilledRaw' | 'quoteFilledRaw' | 'priceRaw' | 'terms'
    >,
    StoredMarketName {
  readonly at: number
  readonly slot: number
}

/**
 * Maximum number of actions to read per order. An order has three actions: placed, triggered and ended. A
 * malicious node may report more.
 */
const mostActions = 32

const actionsOf = createStatement(`
  select ${nameColumns('a')}, a.action, a.direction, a.base_raw, a.base_filled_raw, a.quote_filled_raw, a.price_raw, a.at, a.slot,
    a.order_type, a.trigger_price_raw, a.trigger_condition, a.oracle_price_offset_raw, a.max_at, a.reduce_only, a.post_only, a.immediate_or_cancel
  from perp_order_action a ${joinMarket('a')}
  where a.user_key = $1 and a.order_id = $2 and a.market_type = 'perp' and a.slot >= $3 and a.slot < $4
  order by a.at, a.slot, a.event_index limit ${mostActions}`)

/** Reads the actions of a perp order that are not executions, oldest first. */
export async function readPerpOrderActions(
  pool: Pool,
  { account, orderId, fromSlot, beforeSlot }: PerpOrderRequest & OrderLife,
): Promise<StoredPerpAction[]> {
  return (await readRows<ActionRow>(pool, actionsOf, [account, orderId, fromSlot, beforeSlot])).map(
    (row) => ({
      ...fromNameRow(row),
      action: row.action,
      direction: row.direction ?? undefined,
      baseRaw: optionalRaw(row.base_raw),
      baseFilledRaw: optionalRaw(row.base_filled_raw),
      quoteFilledRaw: optionalRaw(row.quote_filled_raw),
      priceRaw: optionalRaw(row.price_raw),
      terms: termsOf(row),
      at: row.at,
      slot: row.slot,
    }),
  )
}

/** The columns of the order's terms are either all set or all null. */
interface ActionRow extends NameRow {
  action: PerpOrderAction['action']
  direction: PerpDirection | null
  base_raw: string | null
  base_filled_raw: string | null
  quote_filled_raw: string | null
  price_raw: string | null
  at: number
  slot: number
  order_type: number | null
  trigger_price_raw: string
  trigger_condition: number
  oracle_price_offset_raw: number
  max_at: number
  reduce_only: boolean
  post_only: boolean
  immediate_or_cancel: boolean
}

function termsOf(row: ActionRow): PerpOrderTerms | undefined {
  if (row.order_type === null) return undefined
  return {
    orderType: row.order_type,
    triggerPriceRaw: BigInt(row.trigger_price_raw),
    triggerCondition: row.trigger_condition,
    oraclePriceOffsetRaw: BigInt(row.oracle_price_offset_raw),
    maxAt: row.max_at,
    reduceOnly: row.reduce_only,
    postOnly: row.post_only,
    immediateOrCancel: row.immediate_or_cancel,
  }
}

function optionalRaw(column: string | null): bigint | undefined {
  return column === null ? undefined : BigInt(column)
}
