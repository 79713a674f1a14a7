import type { UnixSeconds } from '~/domain/base/time'
import { protocolFacts } from '~/domain/protocol/protocol'
import type { ChangeSet } from '../batch/change-set'
import { finalityOf, type OrphanedSlots } from '../batch/orphaned-slots'
import type { Client } from '../postgres/pool'
import { rollFills } from '../rollups/roll-fills'
import { addKnownFills } from '../write/orders/add-fills'
import { closeOrders } from '../write/orders/close-orders'
import { findFillInputs, forgetFillInputs, revalueFills } from '../write/orders/complete-fills'
import { settleDcaOrders } from '../write/orders/settle-dca-orders'
import type { SideOfFill } from '../write/perps/position-chains'
import { removeFills, removeOrderEvents, removePerpEvents } from './remove-events'
import { resetOrders } from './reset-orders'

/**
 * Rolls back everything that was derived from orphaned slots: events, their effect on orders, sums and
 * counters. The same batch must contain the affected accounts and transactions as they are in the winning
 * fork. Final slots stay unchanged. Returns the affected sides of executions. The caller must write the
 * position records of these sides again after the accounts of the batch.
 */
export async function rollBackSlots(
  client: Client,
  orphaned: OrphanedSlots,
  seenAt: UnixSeconds,
  changeSet: ChangeSet,
): Promise<readonly SideOfFill[]> {
  const slots = await notFinal(client, orphaned)
  if (slots.length === 0) return []
  const rolledBack = { ...orphaned, slots }
  const orders = await resetOrders(client, rolledBack, changeSet)
  const fills = await removeFills(client, rolledBack)
  await rollFills(
    client,
    fills.map((before) => ({ before })),
    seenAt,
  )
  await removeOrderEvents(client, rolledBack)
  const keys = orders.map(({ key }) => key)
  const refilledKeys = orders
    .filter(({ protocol }) => protocolFacts[protocol].countsFills)
    .map(({ key }) => key)
  const forgotten = await forgetFillInputs(client, refilledKeys, Math.min(...slots))
  const found = await findFillInputs(client, refilledKeys)
  const { revisions } = await revalueFills(client, [...forgotten, ...found])
  await rollFills(client, revisions, seenAt)
  await addKnownFills(client, keys, changeSet)
  await closeOrders(client, keys, changeSet)
  await settleDcaOrders(client, keys, changeSet)
  return removePerpEvents(client, rolledBack, changeSet)
}

/** Returns the slots that are not final. Rows of a final slot stay, regardless of what a node reports. */
async function notFinal(client: Client, { slots, protocols }: OrphanedSlots): Promise<number[]> {
  const { rows } = await client.query<{ slot: number }>(
    `select slot from unnest($1::int8[]) dead(slot)
      where slot > all(select c.slot from cursor c where c.source = any($2)) order by slot`,
    [slots, protocols.map(finalityOf)],
  )
  return rows.map(({ slot }) => slot)
}
