import type { ChangeSet } from '../batch/change-set'
import { changeChannel } from '../postgres/change-listener'
import type { Client } from '../postgres/pool'

/** Maximum number of keys in one change. If more rows changed, clients reload the list. */
const mostKeys = 500

/**
 * Advisory lock that puts the commits of several writers in order, so that revisions become visible in order.
 * The lock is held only at the end of a transaction.
 */
const publishLock = 7_391_002

/**
 * Updates the order counts, logs the changes of each topic and notifies readers. Returns the newest revision;
 * `undefined` if nothing changed.
 */
export async function publish(client: Client, changeSet: ChangeSet): Promise<bigint | undefined> {
  for (const [venue, { total, active }] of changeSet.counts) {
    if (total === 0 && active === 0) continue
    await client.query({
      name: 'count-orders',
      text: 'update order_count set total = total + $2, active = active + $3 where venue = $1',
      values: [venue, total, active],
    })
  }
  if (changeSet.topics.size === 0) return undefined
  await client.query({
    name: 'publish-lock',
    text: 'select pg_advisory_xact_lock($1)',
    values: [publishLock],
  })
  let newest: bigint | undefined
  for (const [topic, { keys, slot, needsResync }] of changeSet.topics) {
    const { rows } = await client.query<{ revision: string }>({
      name: 'insert-change',
      text: 'insert into change (topic, slot, keys) values ($1, $2, $3) returning revision::text',
      values: [topic, slot, needsResync || keys.size > mostKeys ? [] : [...keys]],
    })
    if (rows[0]) newest = BigInt(rows[0].revision)
  }
  if (newest !== undefined) {
    await client.query({
      name: 'ring',
      text: 'select pg_notify($1, $2)',
      values: [changeChannel, String(newest)],
    })
  }
  return newest
}
