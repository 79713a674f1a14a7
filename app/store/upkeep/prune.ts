import type { UnixSeconds } from '~/domain/base/time'
import { perpVenues } from '~/domain/protocol/venues'
import { retentionDaysOf, type TableRetention } from '~/domain/service/table-retention'
import { uptimeWindowSeconds } from '~/domain/service/uptime'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import { dropWeeks, makeWeeks, weeklyTables } from '../ingest/lease/weeks'
import { type Fence, inFence, noFence } from '../ingest/lease/writer-lease'
import type { Pool } from '../postgres/pool'
import { thinAfterSeconds, thinnedSpacingSeconds } from '../pricing/price-samples'
import { type HistoryTimes, readHistoryTimes } from '../read/history-times'
import { rollups, samples } from '../rollups/kept'
import { mostDigits, sizeDigits } from '../write/perps/position-sizes'
import { removeFuture } from '../write/prices/remove-future'
import { oldestKept } from './retention'

/** Pause between two pruning rounds, milliseconds. */
const everyMs = 60_000

/**
 * Maximum number of rows that one statement deletes. The limit keeps a statement from blocking other
 * statements for long.
 */
const mostRows = 5_000

/**
 * Maximum number of statements of one kind per pruning round. The remaining rows are deleted in the next
 * round.
 */
const mostStatements = 20

const hour = 3_600

interface Passing {
  readonly name: string
  readonly keepSeconds: number
  /**
   * Whether the age of rows is measured from the current time instead of the newest event. Such rows expire
   * even if nothing happens on the chain.
   */
  readonly byNow?: boolean
  readonly sql: string
}

/**
 * Kinds of rows that expire after `keepSeconds`. The statement `sql` deletes rows older than `$1`, unix
 * seconds.
 */
const passing: readonly Passing[] = [
  {
    name: 'change',
    keepSeconds: hour,
    byNow: true,
    sql: `delete from change where ctid = any(array(select ctid from change where at < to_timestamp($1) limit ${mostRows}))`,
  },
  {
    name: 'price_sample',
    keepSeconds: thinAfterSeconds,
    byNow: true,
    // Rows are deleted by key, because the ctid of a row is unique only within its weekly partition.
    sql: `delete from price_sample p using (
        select s.mint, s.at, s.source from price_sample s
        where s.at < $1 and s.at >= $1 - ${2 * hour} and exists (
          select from price_sample e where e.mint = s.mint and e.source = s.source
            and e.at < s.at and e.at >= s.at - s.at % ${thinnedSpacingSeconds})
        limit ${mostRows}) late
      where (p.mint, p.at, p.source) = (late.mint, late.at, late.source)`,
  },
  {
    name: 'perp_price_minute',
    keepSeconds: 32 * 24 * hour,
    sql: `delete from perp_price_minute where ctid = any(array(
      select ctid from perp_price_minute where minute_at < $1 limit ${mostRows}))`,
  },
  ...Object.values({ ...rollups, ...samples }).map(({ name, time, keepSeconds }) => ({
    name,
    keepSeconds,
    sql: `delete from ${name} where ctid = any(array(select ctid from ${name} where ${time} < $1 limit ${mostRows}))`,
  })),
  {
    name: 'source_stretch',
    keepSeconds: uptimeWindowSeconds,
    sql: `delete from source_stretch where ctid = any(array(
      select ctid from source_stretch where until_at < to_timestamp($1) limit ${mostRows}))`,
  },
  {
    name: 'quarantine',
    keepSeconds: 14 * 24 * hour,
    sql: `delete from quarantine where ctid = any(array(select ctid from quarantine where at < to_timestamp($1) limit ${mostRows}))`,
  },
]

/**
 * Deletes old position records. These are not partitioned by week, because the neighbouring records of a
 * trader are searched at any age. The index by size finds the oldest records of each size.
 */
const removeOldRecords = `delete from perp_position_record where ctid = any(array(
  select ctid from unnest('{${perpVenues}}'::text[]) venue, generate_series(1, ${mostDigits}) digits cross join lateral (
    select ctid from perp_position_record r where r.venue = venue.venue and ${sizeDigits} = digits and at < $1
    order by at limit 1000) oldest))`

/** Maximum number of corrupt updates to store. The newest ones are kept. */
const mostQuarantined = 10_000
const boundQuarantine = `delete from quarantine where id <= (select max(id) from quarantine) - ${mostQuarantined}`

/**
 * Minimum number of days before now for which weekly partitions are created: a month of history and a margin.
 */
const leastHistoryDays = 35

export interface Pruner {
  /**
   * Creates the weekly partitions. A failure is logged and the creation is retried in the background, because
   * rows without a weekly partition go to the default partition.
   */
  makeReady(): Promise<void>
  /** Runs one pruning round now. Returns the number of deleted rows. */
  prune(): Promise<number>
  /**
   * Returns the time before which events are not stored, unix seconds; `undefined` if all events are stored.
   * Throws if the store can't be read.
   */
  oldestKept(): Promise<UnixSeconds | undefined>
  stop(): Promise<void>
}

export interface PrunerOptions {
  readonly pool: Pool
  readonly clock: Clock
  readonly log: Log
  /**
   * Number of days for which events and samples are retained. Older weeks are dropped as a whole. If
   * `undefined`, nothing is dropped.
   */
  readonly retentionDays?: number | undefined
  /** The same for single tables, which then differ from the others. */
  readonly tableRetention?: TableRetention | undefined
  /**
   * Number of days of history that backfill will write. The weekly partitions for these days are created in
   * advance.
   */
  readonly historyDays?: number | undefined
  /** Keeps a process that has lost its write permission from deleting rows. */
  readonly fence?: Fence | undefined
}

/**
 * Maximum difference between the database's clock and our clock, seconds. A larger difference is an error.
 */
const clockToleranceSeconds = 60

/** Time for which the result of `readHistoryTimes` is cached, milliseconds. */
const timesUsedMs = 60_000

/** Deletes expired rows in the background, in small steps. A failed round is logged and retried later. */
export function createPruner(options: PrunerOptions): Pruner {
  const { pool, clock, log, retentionDays, tableRetention, historyDays = 0, fence = noFence } = options
  let stopped = false
  let round: Promise<number> = Promise.resolve(0)
  let known: { readonly times: HistoryTimes; readonly readAtMs: number } | undefined
  const records: readonly Passing[] =
    retentionDays === undefined
      ? []
      : [{ name: 'perp_position_record', keepSeconds: retentionDays * 24 * hour, sql: removeOldRecords }]

  async function readTimes(): Promise<HistoryTimes> {
    const times = await readHistoryTimes(pool, Math.floor(clock.nowMs() / 1000))
    known = { times, readAtMs: clock.monotonicMs() }
    const { databaseAheadSeconds } = times
    if (Math.abs(databaseAheadSeconds) > clockToleranceSeconds)
      log.warn(
        { databaseAheadSeconds },
        'clock: database and machine differ by more than a minute, correct both (NTP)',
      )
    return times
  }

  async function remove(sql: string, values: readonly unknown[] = []): Promise<number> {
    const { rowCount } = await inFence(pool, fence, (client) => client.query(sql, [...values]))
    return rowCount ?? 0 // `rowCount` is null only for statements that delete nothing.
  }

  async function prune(): Promise<number> {
    const times = await readTimes()
    let deleted = 0
    for (const { keepSeconds, byNow, sql } of [...passing, ...records]) {
      const before = (byNow ? times.nowAt : times.historyAt) - keepSeconds
      for (let statement = 0; statement < mostStatements && !stopped; statement++) {
        const rows = await remove(sql, [before])
        deleted += rows
        if (rows < mostRows) break
      }
    }
    const future = await inFence(pool, fence, (client) => removeFuture(client, times.futureAt))
    if (future > 0) log.warn({ rows: future }, 'prune: future prices removed, stored under a wrong clock')
    return deleted + future + (await remove(boundQuarantine)) + (await turnWeeks(times))
  }

  /** Drops old weeks before creating new weeks, so that no week is created and dropped in the same round. */
  async function turnWeeks({ historyAt, latestAt }: HistoryTimes): Promise<number> {
    let [weeks, rows] = [0, 0]
    for (const table of weeklyTables) {
      const days = retentionDaysOf(table, retentionDays, tableRetention)
      const oldest = days === undefined ? undefined : oldestKept(days, historyAt)
      if (oldest !== undefined) {
        const dropped = await dropWeeks(pool, oldest, fence, [table])
        weeks += dropped.weeks
        rows += dropped.rows
      }
      const from = Math.max(oldest ?? 0, latestAt - Math.max(leastHistoryDays, historyDays) * 24 * hour)
      await makeWeeks(pool, { from, now: latestAt }, fence, [table])
    }
    if (weeks > 0) log.info({ weeks }, 'prune: weeks older than RETENTION_DAYS dropped')
    return rows
  }

  const timer = setInterval(() => {
    round = prune().catch((error: unknown) => {
      log.warn({ error: String(error) }, 'prune: deleting old rows failed, retrying in a minute')
      return 0
    })
  }, everyMs)
  return {
    async makeReady() {
      await readTimes()
        .then(turnWeeks)
        .catch((error: unknown) => {
          log.warn({ error: String(error) }, 'prune: creating partitions failed, retrying in a minute')
        })
    },
    prune,
    async oldestKept() {
      if (retentionDays === undefined) return undefined
      const isFresh = known !== undefined && clock.monotonicMs() - known.readAtMs < timesUsedMs
      const { historyAt } = isFresh && known ? known.times : await readTimes()
      return oldestKept(retentionDays, historyAt)
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      await round
    },
  }
}
