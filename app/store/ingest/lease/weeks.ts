import type { UnixSeconds } from '~/domain/base/time'
import type { Client, Pool } from '~/store/postgres/pool'
import { type Fence, inFence, noFence } from './writer-lease'

/**
 * Tables that grow without limit. They are partitioned by week on their column `at`. Rows without a weekly
 * partition go to the default partition, whose name ends with `_rest`.
 */
export const weeklyTables = ['fill', 'order_event', 'perp_fill', 'perp_order_action', 'price_sample'] as const

export type WeeklyTable = (typeof weeklyTables)[number]

const secondsPerDay = 86_400
const secondsPerWeek = 7 * secondsPerDay

/** Time of the first Monday after the Unix epoch, unix seconds. */
const firstMonday = 4 * secondsPerDay

/** Number of weekly partitions that are created in advance. */
const weeksAhead = 2

/** Key of the advisory lock for creating and dropping weekly partitions. */
const weeksLock = 7_391_003

/**
 * Maximum wait for a table lock. The wait must be short, because later statements queue behind a waiting one,
 * and an export holds its locks until it finishes. After a timeout, the next round tries again.
 */
const lockTimeout = '200ms'

/** Maximum number of rows of a `…_rest` table that one statement deletes. */
const mostRows = 5_000

/** Returns Monday 00:00 UTC of the week that contains a time, unix seconds. */
export function startOfWeek(at: UnixSeconds): UnixSeconds {
  return at - ((((at - firstMonday) % secondsPerWeek) + secondsPerWeek) % secondsPerWeek)
}

/**
 * Creates the missing weekly partitions from the time `from` until two weeks after `now`. Returns the number
 * of created partitions.
 */
export async function makeWeeks(
  pool: Pool,
  { from, now }: { from: UnixSeconds; now: UnixSeconds },
  fence: Fence = noFence,
  tables: readonly WeeklyTable[] = weeklyTables,
): Promise<number> {
  let made = 0
  for (const table of tables) {
    const present = new Set((await readWeeks(pool, table)).map((week) => week.name))
    for (let start = startOfWeek(from); start <= now + weeksAhead * secondsPerWeek; start += secondsPerWeek) {
      if (present.has(nameOf(table, start))) continue
      made += await inFence(pool, fence, (client) => makeWeek(client, table, start))
    }
  }
  return made
}

/**
 * Drops the weekly partitions that end before a time. Also deletes older rows of the `…_rest` tables in small
 * steps. Returns the number of dropped partitions and the number of deleted rows.
 */
export async function dropWeeks(
  pool: Pool,
  before: UnixSeconds,
  fence: Fence = noFence,
  tables: readonly WeeklyTable[] = weeklyTables,
): Promise<{ weeks: number; rows: number }> {
  let [weeks, rows] = [0, 0]
  for (const table of tables) {
    for (const week of await readWeeks(pool, table)) {
      if (week.start + secondsPerWeek > before) continue
      await inFence(pool, fence, async (client) => {
        await lockWeeks(client)
        await client.query(`drop table if exists ${week.name}`)
      })
      weeks += 1
    }
    const sql = `delete from ${table}_rest where ctid = any(array(select ctid from ${table}_rest where at < $1 limit ${mostRows}))`
    const { rowCount } = await inFence(pool, fence, (client) => client.query(sql, [before]))
    rows += rowCount ?? 0 // `rowCount` is null only for statements that delete nothing.
  }
  return { weeks, rows }
}

interface Week {
  readonly name: string
  readonly start: UnixSeconds
}

async function readWeeks(pool: Pool, table: WeeklyTable): Promise<readonly Week[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select c.relname::text as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = $1::regclass and c.relname ~ '_\\d{8}$' order by 1`,
    [table],
  )
  return rows.map(({ name }) => ({ name, start: startOf(name) }))
}

/** Returns the name of a weekly partition, e.g. `fill_20261116` for the week that begins on 2026-11-16. */
function nameOf(table: WeeklyTable, start: UnixSeconds): string {
  return `${table}_${new Date(start * 1_000).toISOString().slice(0, 10).replaceAll('-', '')}`
}

function startOf(name: string): UnixSeconds {
  const [, year, month, day] = /_(\d{4})(\d\d)(\d\d)$/.exec(name) ?? []
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / 1_000
}

/**
 * Creates a weekly partition. The week's rows are first moved out of the `…_rest` table, because PostgreSQL
 * refuses to create a partition whose rows are in the default partition.
 */
async function makeWeek(client: Client, table: WeeklyTable, start: UnixSeconds): Promise<number> {
  await lockWeeks(client)
  const name = nameOf(table, start)
  const { rows } = await client.query<{ present: boolean }>('select to_regclass($1) is not null as present', [
    name,
  ])
  if (rows[0]?.present === true) return 0
  const end = start + secondsPerWeek
  await client.query(`create table ${name} (like ${table} including all)`)
  await client.query(`lock table ${table}_rest in access exclusive mode`)
  await client.query(
    `with moved as (delete from ${table}_rest where at >= ${start} and at < ${end} returning *) insert into ${name} select * from moved`,
  )
  await client.query(`alter table ${table} attach partition ${name} for values from (${start}) to (${end})`)
  return 1
}

async function lockWeeks(client: Client): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [weeksLock])
  await client.query(`set local lock_timeout = '${lockTimeout}'`)
}
