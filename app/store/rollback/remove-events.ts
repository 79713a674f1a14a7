import type { QueryResultRow } from 'pg'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import type { ChangeSet } from '../batch/change-set'
import { eventTables, isOrphaned, type OrphanedSlots, orphanedValues } from '../batch/orphaned-slots'
import type { Client } from '../postgres/pool'
import type { FillFacts } from '../rollups/roll-fills'
import { type PerpFillPlace, recomputePerpFills } from '../rollups/roll-perp-fills'
import { removeOrphanedInterest } from '../rollups/sample-interest'
import { datePerpOrders } from '../write/perps/date-perp-orders'
import type { SideOfFill } from '../write/perps/position-chains'
import { type OrphanedFill, takeOutRecords } from './take-out-records'

/** Deletes and returns the executions of spot orders in orphaned slots. */
export function removeFills(client: Client, orphaned: OrphanedSlots): Promise<readonly FillFacts[]> {
  return remove(client, 'fill', orphaned, 'at, protocol, maker, order_key, input_mint, output_mint, usd')
}

/** Deletes the openings and endings of spot orders in orphaned slots. */
export async function removeOrderEvents(client: Client, orphaned: OrphanedSlots): Promise<void> {
  await remove(client, 'order_event', orphaned, 'order_key')
}

/**
 * Deletes the events of perps venues in orphaned slots and computes the candles and sums
 * of their markets again. Returns the sides of executions that
 * `takeOutRecords` returns.
 */
export async function removePerpEvents(
  client: Client,
  orphaned: OrphanedSlots,
  changeSet: ChangeSet,
): Promise<readonly SideOfFill[]> {
  const fills = await remove<PerpFillPlace & OrphanedFill>(
    client,
    'perp_fill',
    orphaned,
    'at, venue, market_index, market_type, taker, maker',
  )
  await recomputePerpFills(client, fills)
  for (const { venue } of fills)
    changeSet.markForResync(perpVenueFacts[venue].changeTopics.trades, Math.max(...orphaned.slots))
  const actions = await remove<PlacedOrder>(
    client,
    'perp_order_action',
    orphaned,
    'user_key, order_id, action',
  )
  await undatePerpOrders(
    client,
    actions.filter(({ action }) => action === 'place'),
  )
  await remove(client, 'perp_funding', orphaned, 'market_index')
  await removeOrphanedInterest(client, orphaned)
  return takeOutRecords(client, fills, orphaned, changeSet)
}

interface PlacedOrder extends QueryResultRow {
  user_key: string
  order_id: number
  action: string
}

/**
 * Restores the opening time of orders whose placing event was deleted. The time comes from another stored
 * placing event, if there is one.
 */
async function undatePerpOrders(client: Client, placed: readonly PlacedOrder[]): Promise<void> {
  if (placed.length === 0) return
  const users = placed.map((row) => row.user_key)
  await client.query({
    name: 'undate-perp-orders',
    text: `update perp_order o set created_at = null from unnest($1::text[], $2::int8[]) p(user_key, order_id)
      where (o.user_key, o.order_id) = (p.user_key, p.order_id)`,
    values: [users, placed.map((row) => row.order_id)],
  })
  await datePerpOrders(client, users)
}

async function remove<Row extends QueryResultRow>(
  client: Client,
  name: string,
  orphaned: OrphanedSlots,
  reported: string,
): Promise<readonly Row[]> {
  const table = eventTables.find((each) => each.name === name)
  if (table === undefined) throw new Error(`${name} is not an events table`)
  const { rows } = await client.query<Row>(
    `delete from ${name} where ${isOrphaned(table)} returning ${reported}`,
    orphanedValues(orphaned),
  )
  return rows
}
