import type { UnixSeconds } from '~/domain/time'
import type { Client, Pool } from './pool'
import { type Fence, inFence, noFence } from './writer-lease'

/** Tables that grow for ever and lie in weeks by their column `at`. What has no week lies in the table's `_rest`. */
export const weeklyTables = ['fill', 'order_event', 'perp_fill', 'perp_order_action', 'price_sample'] as const

type WeeklyTable = (typeof weeklyTables)[number]

const secondsPerDay = 86_400
const secondsPerWeek = 7 * secondsPerDay

/** The first Monday of Unix time. */
const firstMonday = 4 * secondsPerDay

/** Weeks that exist before their first row comes. */
const weeksAhead = 2

/** Keys of the advisory lock under which weeks are made and dropped. */
const weeksLock = 7_391_003

/**
 * A statement that has to lock a table waits no longer than this, since all who come later queue behind it: an export holds its tables for as long as it
 * takes. The next round tries again.
 */
const lockTimeout = '200ms'

/** Rows of the rest that one statement deletes at most. */
const mostRows = 5_000

/** Monday 00:00 UTC of the week that a time falls into, unix seconds. */
export function startOfWeek(at: UnixSeconds): UnixSeconds {
  return at - ((((at - firstMonday) % secondsPerWeek) + secondsPerWeek) % secondsPerWeek)
}

/** Makes the weeks from a time until two weeks after now, as far as they are missing. Answers how many tables were made. */
export async function makeWeeks(
  pool: Pool,
  { from, now }: { from: UnixSeconds; now: UnixSeconds },
  fence: Fence = noFence,
): Promise<number> {
  let made = 0
  for (const table of weeklyTables) {
    const present = new Set((await readWeeks(pool, table)).map((week) => week.name))
    for (let start = startOfWeek(from); start <= now + weeksAhead * secondsPerWeek; start += secondsPerWeek) {
      if (present.has(nameOf(table, start))) continue
      made += await inFence(pool, fence, (client) => makeWeek(client, table, start))
    }
  }
  return made
}

/** Drops the weeks that end before a time, and in small steps what lies in the rest. Answers how many tables and rows went. */
export async function dropWeeks(
  pool: Pool,
  before: UnixSeconds,
  fence: Fence = noFence,
): Promise<{ weeks: number; rows: number }> {
  let [weeks, rows] = [0, 0]
  for (const table of weeklyTables) {
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
    rows += rowCount ?? 0 // null only for statements that delete nothing
  }
  return { weeks, rows }
}

interface Week {
  readonly name: string
  /** Unix seconds. */
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

/** `fill_20261116`: the week that begins on that day. */
function nameOf(table: WeeklyTable, start: UnixSeconds): string {
  return `${table}_${new Date(start * 1_000).toISOString().slice(0, 10).replaceAll('-', '')}`
}

function startOf(name: string): UnixSeconds {
  const [, year, month, day] = /_(\d{4})(\d\d)(\d\d)$/.exec(name) ?? []
  return Date.UTC(Number(year), Number(month) - 1, Number(day)) / 1_000
}

/** The rest is emptied of the week's rows first: two partitions can't both be the place of a row. */
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
