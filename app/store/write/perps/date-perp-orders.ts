import type { PerpOrderAction } from '~/domain/chain/chain-event'
import { perpFactsOf } from '~/domain/protocol/perp-venue'
import { type Seen, timeOf } from '~/store/batch/insert-once'
import { reusesOrderIds } from '~/store/batch/table-protocols'
import type { Client } from '~/store/postgres/pool'

/**
 * Sets the opening time of open orders whose placing event is stored. `keys` are keys of User accounts. Where a
 * later order may have the id of an earlier one, the order's own placing is the newest one up to the slot in
 * which the order was placed or triggered.
 */
export async function datePerpOrders(client: Client, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await client.query({
    name: 'date-perp-orders',
    text: `update perp_order o set created_at = a.at
      from perp_order x cross join lateral (
        select at from perp_order_action a where a.user_key = x.user_key and a.order_id = x.order_id and a.action = 'place'
          and (not ${reusesOrderIds('x.venue')} or a.slot <= x.placed_slot)
        order by a.slot desc limit 1) a
      where x.user_key = any($1) and (x.created_at is null or ${reusesOrderIds('x.venue')})
        and o.user_key = x.user_key and o.order_id = x.order_id and o.created_at is distinct from a.at`,
    values: [keys],
  })
}

/** Sets the opening time of orders from their new placing events, if the orders are still open. */
export async function datePlacedOrders(
  client: Client,
  placed: readonly Seen<PerpOrderAction>[],
): Promise<void> {
  const isReused = ({ protocol }: PerpOrderAction) => perpFactsOf(protocol).reusesOrderIds
  const reused = placed.filter(isReused)
  await datePerpOrders(client, [...new Set(reused.map(({ user }) => user))])
  const unique = placed.filter((order) => !isReused(order))
  if (unique.length === 0) return
  await client.query({
    name: 'date-placed-orders',
    text: `update perp_order o set created_at = i.at from unnest($1::text[], $2::int8[], $3::int8[]) i(user_key, order_id, at)
      where o.user_key = i.user_key and o.order_id = i.order_id and o.created_at is null`,
    values: [unique.map(({ user }) => user), unique.map(({ orderId }) => orderId), unique.map(timeOf)],
  })
}
