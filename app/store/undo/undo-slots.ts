import type { UnixSeconds } from '~/domain/time'
import { addKnownFills } from '../add-fills'
import { closeOrders } from '../close-orders'
import { findFillInputs, forgetFillInputs, revalueFills } from '../complete-fills'
import type { Client } from '../pool'
import type { SideOfFill } from '../position-chains'
import { rollFills } from '../rollups/roll-fills'
import { settleDcaOrders } from '../settle-dca-orders'
import type { Tally } from '../tally'
import { type DeadSlots, finalityOf } from './dead-slots'
import { removeFills, removePerpEvents, removeTurns } from './remove-events'
import { resetOrders } from './reset-orders'

/**
 * Rolls back everything derived from orphaned slots: events, their effect on orders, sums and counters. The
 * same batch must contain the winning fork's versions of these accounts and transactions. Final slots stay
 * unchanged. Returns the sides of remaining executions whose position records must be written again, after
 * the accounts of the batch.
 */
export async function undoSlots(
  client: Client,
  dead: DeadSlots,
  seenAt: UnixSeconds,
  tally: Tally,
): Promise<readonly SideOfFill[]> {
  const slots = await notFinal(client, dead)
  if (slots.length === 0) return []
  const undone = { ...dead, slots }
  const orders = await resetOrders(client, undone, tally)
  const fills = await removeFills(client, undone)
  await rollFills(
    client,
    fills.map((before) => ({ before })),
    seenAt,
  )
  await removeTurns(client, undone)
  const keys = orders.map(({ key }) => key)
  const told = orders.filter(({ protocol }) => protocol === 'kamino-limit').map(({ key }) => key)
  const forgotten = await forgetFillInputs(client, told, Math.min(...slots))
  const found = await findFillInputs(client, told)
  const { revisions } = await revalueFills(client, [...forgotten, ...found])
  await rollFills(client, revisions, seenAt)
  await addKnownFills(client, keys, tally)
  await closeOrders(client, keys, tally)
  await settleDcaOrders(client, keys, tally)
  return removePerpEvents(client, undone, tally)
}

/** Returns the slots that are not final. A final slot stays, whatever a node reports. */
async function notFinal(client: Client, { slots, protocols }: DeadSlots): Promise<number[]> {
  const { rows } = await client.query<{ slot: number }>(
    `select slot from unnest($1::int8[]) dead(slot)
      where slot > all(select c.slot from cursor c where c.source = any($2)) order by slot`,
    [slots, protocols.map(finalityOf)],
  )
  return rows.map(({ slot }) => slot)
}
