import type { ClientBase } from 'pg'
import type { ChangeSet, TopicChange } from '../batch/change-set'
import { changeChannel } from '../postgres/change-listener'
import type { Client } from '../postgres/pool'

/** Maximum number of keys in one change. If more rows changed, clients reload the list. */
const mostKeys = 500

/**
 * Advisory lock that puts the commits of several writers in order, so that revisions become visible in order.
 * The lock is held only at the end of a transaction.
 */
const publishLock = 7_391_002

/** Distance of the first revision of a new writer from the newest stored one, if the clock is behind. */
const revisionLeap = 1_000_000

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
  const topics = [...changeSet.topics]
  const { rows } = await client.query<{ newest: string }>({
    name: 'publish',
    text: publishing,
    values: [
      publishLock,
      topics.map(([topic]) => topic),
      topics.map(([, { slot }]) => slot),
      topics.map(([, change]) => loggedKeys(change)),
      changeChannel,
    ],
  })
  return rows[0] && BigInt(rows[0].newest)
}

/**
 * Takes the lock, logs the changes and notifies readers. One statement, because each one costs every batch a round trip.
 * The lock is taken before the first revision, because revisions are drawn for rows of the join with it.
 */
const publishing = `with held as materialized (select pg_advisory_xact_lock($1)),
    logged as (
      insert into change (topic, slot, keys) select c.topic, c.slot, string_to_array(c.keys, E'\\n')
        from held, unnest($2::text[], $3::int8[], $4::text[]) c(topic, slot, keys)
      returning revision)
  select newest::text, pg_notify($5, newest::text) from (select max(revision) as newest from logged) l`

/** Returns the keys of a change, one per line. Empty if readers must reload the list. */
function loggedKeys({ keys, needsResync }: TopicChange): string {
  return needsResync || keys.size > mostKeys ? '' : [...keys].join('\n')
}

/**
 * Moves the revisions to the current time in milliseconds, or by `revisionLeap` if they are ahead of it. A promoted
 * standby or a restored backup may lack the newest changes, and readers have already seen their revisions. Without
 * the gap these revisions would be used again, and readers would miss the new changes. A distance alone would not
 * do: the lost server may have had more new writers. Must run in a transaction before a new writer publishes anything.
 */
export async function leapRevisions(client: ClientBase): Promise<void> {
  // Without the lock, another writer could publish a revision from before the gap after one from behind it.
  await client.query('select pg_advisory_xact_lock($1)', [publishLock])
  // A role that owns no table may not move the sequence.
  await client.query(
    `select setval(name, case when now_ms > next then now_ms else next + $1 end)
      from (select pg_get_serial_sequence('change', 'revision')::regclass as name,
        floor(extract(epoch from clock_timestamp()) * 1000)::int8 as now_ms) s,
        lateral (select case when has_sequence_privilege(name, 'update') then nextval(name) end as next) n
      where next is not null`,
    [revisionLeap],
  )
}
