import type { Slot } from '~/domain/base/time'
import type { PerpOrderRequest } from '~/domain/perp/perp-order-view'
import { invariant } from '~/lib/invariant'
import { reusesOrderIds } from '~/store/batch/table-protocols'
import type { Pool } from '~/store/postgres/pool'
import { createStatement, readRows } from '~/store/postgres/statement'

/**
 * Slots in which events belong to an order. Where a later order may have the same id, the order's life begins
 * with its placing and ends before the next one. Elsewhere it covers all slots.
 */
export interface OrderLife {
  readonly fromSlot: Slot
  /** First slot after the order's life. */
  readonly beforeSlot: Slot
}

/** Life of an order whose id no other order has. */
export const wholeLife: OrderLife = { fromSlot: 0, beforeSlot: Number.MAX_SAFE_INTEGER }

const lifeOf = createStatement(`
  with placings as (
    select slot from perp_order_action where user_key = $1 and order_id = $2 and action = 'place' and ${reusesOrderIds('venue')}
  ), own as (
    select coalesce(max(slot) filter (where $3::int8 is null or slot <= $3), $3, 0) as slot from placings
  )
  select own.slot as from_slot, (select min(p.slot) from placings p where p.slot > own.slot) as before_slot from own`)

/**
 * Reads the slots of an order's life. An order with a given slot is the one that was placed last up to this slot;
 * without a slot it is the order that was placed last of all.
 */
export async function readOrderLife(
  pool: Pool,
  { account, orderId, placedSlot }: PerpOrderRequest,
): Promise<OrderLife> {
  const [row] = await readRows<{ from_slot: number; before_slot: number | null }>(pool, lifeOf, [
    account,
    orderId,
    placedSlot ?? null,
  ])
  invariant(row, 'the statement returns one row')
  return { fromSlot: row.from_slot, beforeSlot: row.before_slot ?? wholeLife.beforeSlot }
}
