import type { UnixSeconds } from '~/domain/time'
import { uptimeWindowSeconds } from '~/domain/uptime'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import { type HistoryTimes, readHistoryTimes } from './history-times'
import type { Pool } from './pool'
import { mostDigits, sizeDigits } from './position-sizes'
import { thinAfterSeconds, thinnedSpacingSeconds } from './price-samples'
import { removeFuture } from './remove-future'
import { oldestKept } from './retention'
import { rollups } from './rollups/kept'
import { dropWeeks, makeWeeks } from './weeks'
import { type Fence, inFence, noFence } from './writer-lease'

/** Pause between rounds, milliseconds. */
const everyMs = 60_000

/** Rows that one statement deletes at most, so that it never holds anything up. */
const mostRows = 5_000

/** Statements of one kind per round at most; the rest waits for the next round. */
const mostStatements = 20

const hour = 3_600

interface Passing {
  readonly name: string
  readonly keepSeconds: number
  /** Its age is counted from now and not from the newest event, so that it goes also while nothing happens on chain. */
  readonly byNow?: boolean
  readonly sql: string
}

/** What passes away, by the number of seconds that it is kept; `$1` = unix seconds before which. */
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
    // By key: a row's address is unique within its week only.
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
  ...Object.values(rollups).map(({ name, time, keepSeconds }) => ({
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

/** Position records lie in no weeks, since a trader's neighbours are sought whatever their age; the oldest of each size are at hand. */
const removeOldRecords = `delete from perp_position_record where ctid = any(array(
  select ctid from generate_series(1, ${mostDigits}) digits cross join lateral (
    select ctid from perp_position_record r where ${sizeDigits} = digits and at < $1
    order by at limit 1000) oldest))`

/** Corrupt updates that are kept at most, newest first, however fast they come. */
const mostQuarantined = 10_000
const boundQuarantine = `delete from quarantine where id <= (select max(id) from quarantine) - ${mostQuarantined}`

/** Weeks are made at least so far back, days: a month of history and some room. */
const leastHistoryDays = 35

export interface Pruner {
  /** Makes the weeks of tables that lie in weeks. A failure is told and tried again in the background: rows find a place all the same. */
  makeReady(): Promise<void>
  /** One round now; answers how many rows went. */
  prune(): Promise<number>
  /** The time before which events are not kept; undefined = all are. Throws while the store can't be read. */
  oldestKept(): Promise<UnixSeconds | undefined>
  stop(): Promise<void>
}

export interface PrunerOptions {
  readonly pool: Pool
  readonly clock: Clock
  readonly log: Log
  /** Events and samples older than this are dropped by the week; undefined = never. */
  readonly retentionDays?: number | undefined
  /** History that will be written, days: it finds its weeks made. */
  readonly historyDays?: number | undefined
  /** Keeps a process from deleting that may not write any more. */
  readonly fence?: Fence | undefined
}

/** A larger difference between the database's clock and ours is a mistake, seconds. */
const clockToleranceSeconds = 60

/** What was read of the store's times is used for so long, milliseconds. */
const timesUsedMs = 60_000

/** Deletes in the background what is only of passing interest, in small steps. A round that fails is told and tried again later. */
export function createPruner(options: PrunerOptions): Pruner {
  const { pool, clock, log, retentionDays, historyDays = 0, fence = noFence } = options
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
        "clock: the database's differs from this machine's; set both right (NTP)",
      )
    return times
  }

  async function remove(sql: string, values: readonly unknown[] = []): Promise<number> {
    const { rowCount } = await inFence(pool, fence, (client) => client.query(sql, [...values]))
    return rowCount ?? 0 // null only for statements that delete nothing
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
    if (future > 0)
      log.warn({ rows: future }, 'prices of the future removed, which a wrong clock had left behind')
    return deleted + future + (await remove(boundQuarantine)) + (await turnWeeks(times))
  }

  /** Weeks are dropped before others are made, so that none is made that would be dropped. */
  async function turnWeeks({ historyAt, latestAt }: HistoryTimes): Promise<number> {
    const oldest = retentionDays === undefined ? undefined : oldestKept(retentionDays, historyAt)
    const dropped = oldest === undefined ? { weeks: 0, rows: 0 } : await dropWeeks(pool, oldest, fence)
    if (dropped.weeks > 0)
      log.info({ weeks: dropped.weeks }, 'weeks of history older than RETENTION_DAYS dropped')
    const from = Math.max(oldest ?? 0, latestAt - Math.max(leastHistoryDays, historyDays) * 24 * hour)
    await makeWeeks(pool, { from, now: latestAt }, fence)
    return dropped.rows
  }

  const timer = setInterval(() => {
    round = prune().catch((error: unknown) => {
      log.warn({ error: String(error) }, 'old rows could not be deleted; trying again in a minute')
      return 0
    })
  }, everyMs)
  return {
    async makeReady() {
      await readTimes()
        .then(turnWeeks)
        .catch((error: unknown) => {
          log.warn({ error: String(error) }, 'weeks could not be made ahead; trying again in a minute')
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
