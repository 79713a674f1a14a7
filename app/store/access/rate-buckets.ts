import type { Pool } from '../postgres/pool'
import { createStatement, readRows } from '../postgres/statement'

/** Requests that this process has accepted for one bucket since its last report. */
export interface BucketShare {
  readonly bucket: string
  /** Backlog that the requests added to the bucket, milliseconds. Negative if backlog is returned. */
  readonly addedMs: number
}

/** Rate buckets that all processes share. */
export interface SharedBuckets {
  /**
   * Adds the backlog from this process to the shared buckets. Returns the total backlog of each bucket,
   * milliseconds; a bucket with 0 or less has drained. If a bucket is missing in the result, it was not
   * updated. Throws if no bucket was updated. `awayMs` is the time for which sharing failed. Requests
   * accepted during that time have been draining since its start.
   */
  share(shares: readonly BucketShare[], awayMs: number): Promise<ReadonlyMap<string, number>>
  /** Deletes buckets that drained more than a minute ago. */
  forgetDrained(): Promise<void>
}

/** Creates rate buckets in PostgreSQL, shared by all processes. */
export function createPostgresBuckets(pool: Pool): SharedBuckets {
  return {
    share: (shares, awayMs) => shareBuckets(pool, shares, awayMs),
    forgetDrained: () => forgetDrainedBuckets(pool),
  }
}

/** Time for which the row of a drained bucket is kept, so that the row can be updated in place. */
const keptDrained = "interval '1 minute'"

// All processes write rows in the same order, which prevents deadlocks. All times come from the server's
// clock, because the clocks of processes differ.
const since = "(statement_timestamp() - $3::float8 * interval '1 millisecond')"
const add = createStatement(`
  insert into rate_bucket as shared (bucket, empty_at)
  select bucket, ${since} + added * interval '1 millisecond'
  from unnest($1::text[], $2::float8[]) as share (bucket, added) order by bucket
  on conflict (bucket) do update set empty_at = greatest(shared.empty_at, ${since}) + (excluded.empty_at - ${since})
  returning bucket, extract(epoch from empty_at - statement_timestamp())::float8 * 1000 as backlog_ms`)

/**
 * Maximum number of rows that one statement deletes. Deleting the rows of a busy minute in one statement
 * would exceed the statement timeout.
 */
const forgottenAtOnce = 10_000

// The statement skips rows that another process is deleting or updating, so that no process waits for a row
// lock.
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
