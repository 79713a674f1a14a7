import type { Pool } from './pool'
import { createStatement, readRows } from './statement'

/** What one process has let through since it last said so. */
export interface BucketShare {
  readonly bucket: string
  /** Backlog added, milliseconds; negative = given back. */
  readonly addedMs: number
}

/** Where processes bring their buckets together. */
export interface SharedBuckets {
  /**
   * Adds what this process has let through to what all have, and answers the backlog of all by bucket, milliseconds (0 and less = drained). A bucket
   * that is not in the answer got nothing added; throws where none did. What could not be shared for `awayMs` has been draining since then.
   */
  share(shares: readonly BucketShare[], awayMs: number): Promise<ReadonlyMap<string, number>>
  /** Forgets buckets that have been full for a minute. */
  forgetDrained(): Promise<void>
}

/** Rate buckets of all processes in PostgreSQL. */
export function createPostgresBuckets(pool: Pool): SharedBuckets {
  return {
    share: (shares, awayMs) => shareBuckets(pool, shares, awayMs),
    forgetDrained: () => forgetDrainedBuckets(pool),
  }
}

/** A bucket that has drained is full again, so its row says nothing; it is kept a while to be written again in place. */
const keptDrained = "interval '1 minute'"

// Rows are written in one order by everybody, so that two processes can't wait for each other. All times are the server's: clocks of processes differ.
const since = "(statement_timestamp() - $3::float8 * interval '1 millisecond')"
const add = createStatement(`
  insert into rate_bucket as shared (bucket, empty_at)
  select bucket, ${since} + added * interval '1 millisecond'
  from unnest($1::text[], $2::float8[]) as share (bucket, added) order by bucket
  on conflict (bucket) do update set empty_at = greatest(shared.empty_at, ${since}) + (excluded.empty_at - ${since})
  returning bucket, extract(epoch from empty_at - statement_timestamp())::float8 * 1000 as backlog_ms`)

/** Rows that one statement deletes: a minute of many callers in one statement would take longer than a statement may. */
const forgottenAtOnce = 10_000

// Rows that another process is deleting or filling again are left to it, so that nobody waits for a row that somebody else has.
const forget = createStatement(`
  delete from rate_bucket where bucket = any (array(
    select bucket from rate_bucket where empty_at < now() - ${keptDrained}
    order by empty_at limit ${forgottenAtOnce} for update skip locked))`)

async function shareBuckets(
  pool: Pool,
  shares: readonly BucketShare[],
  awayMs: number,
): Promise<ReadonlyMap<string, number>> {
  const values = [shares.map(({ bucket }) => bucket), shares.map(({ addedMs }) => addedMs), awayMs]
  const rows = await readRows<{ bucket: string; backlog_ms: number }>(pool, add, values)
  return new Map(rows.map((row) => [row.bucket, row.backlog_ms]))
}

async function forgetDrainedBuckets(pool: Pool): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(forget)
    if (rowCount === null || rowCount < forgottenAtOnce) return
  }
}
