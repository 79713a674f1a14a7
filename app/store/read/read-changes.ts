import type { ChangeTopic } from '~/domain/protocol/perp-venue'
import type { Pool } from '../postgres/pool'
import { createStatement, readRows } from '../postgres/statement'

/** A committed change of a topic. */
export interface StoredChange {
  readonly topic: ChangeTopic
  readonly revision: bigint
  readonly slot: number
  /**
   * Keys of the rows that changed. If there are no keys, too many rows changed and the list must be reloaded.
   */
  readonly keys: readonly string[]
}

/** Maximum number of changes that one read returns. The next read returns the changes that follow. */
const readLimit = 2_000

const newest = createStatement('select topic, max(revision) as revision from change group by topic')
const after = createStatement(`
  select c.topic, c.revision, c.slot, c.keys from unnest($1::text[], $2::bigint[]) as cursor (topic, revision)
  join lateral (select * from change c where c.topic = cursor.topic and c.revision > cursor.revision
    order by c.revision limit ${readLimit}) c on true
  order by c.revision limit ${readLimit}`)

/** Reads the newest revision of each topic. Topics without a revision are left out. */
export async function readNewestRevisions(pool: Pool): Promise<Map<ChangeTopic, bigint>> {
  const rows = await readRows<{ topic: ChangeTopic; revision: number }>(pool, newest, [])
  return new Map(rows.map((row) => [row.topic, BigInt(row.revision)]))
}

/**
 * Reads the changes after the cursor of each topic, oldest first. A short result does not mean that all
 * changes were read, so read until the result is empty.
 */
export async function readChanges(
  pool: Pool,
  cursors: ReadonlyMap<ChangeTopic, bigint>,
): Promise<StoredChange[]> {
  type Row = { topic: ChangeTopic; revision: number; slot: number; keys: string[] }
  const topics = [...cursors.keys()]
  const revisions = [...cursors.values()].map(String)
  const rows = await readRows<Row>(pool, after, [topics, revisions])
  return rows.map((row) => ({ ...row, revision: BigInt(row.revision) }))
}
