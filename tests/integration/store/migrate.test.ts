import { expect, onTestFinished, test } from 'vitest'
import {
  type Migration,
  migrate,
  readMigrations,
  readSchemaVersion,
  SchemaMismatch,
} from '~/store/postgres/migrate'
import { createTestDatabase } from '../../helpers/store/database'
import { readRollups } from '../../helpers/store/rollup-sums'

async function emptyDatabase() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  await database.pool.query('drop schema public cascade; create schema public')
  return database.pool
}

function migration(version: number, sql: string): Migration {
  return { version, name: `${String(version).padStart(4, '0')}_test.sql`, sql, checksum: `sum ${sql}` }
}

test('applies migrations once, in order, and later only the missing ones', async () => {
  const pool = await emptyDatabase()
  const first = migration(1, 'create table a (n int)')
  const second = migration(2, 'alter table a add m int')
  expect(await migrate(pool, [first])).toBe(1)
  expect(await migrate(pool, [first, second])).toBe(1)
  expect(await migrate(pool, [first, second])).toBe(0)
  expect(await readSchemaVersion(pool)).toBe(2)
})

test('concurrent processes apply each migration once', async () => {
  const pool = await emptyDatabase()
  const all = await readMigrations()
  const applied = await Promise.all([migrate(pool, all), migrate(pool, all), migrate(pool, all)])
  expect(applied.reduce((sum, count) => sum + count, 0)).toBe(all.length)
})

test('a failed migration leaves no changes and can be retried', async () => {
  const pool = await emptyDatabase()
  await expect(migrate(pool, [migration(1, 'create table a (n int); select 1 / 0')])).rejects.toThrow(
    'division by zero',
  )
  expect(await readSchemaVersion(pool)).toBe(0)
  expect(await migrate(pool, [migration(1, 'create table a (n int)')])).toBe(1)
})

test('repeats a migration until it gets its locks', async () => {
  const pool = await emptyDatabase()
  const first = migration(1, 'create table a (n int)')
  await migrate(pool, [first])
  const second = migration(2, `set local lock_timeout = '20ms'; alter table a add m int`)
  const reader = await pool.connect()
  await reader.query('begin; select n from a')
  let pauses = 0
  const pause = async () => {
    pauses += 1
    if (pauses === 2) await reader.query('commit')
  }
  expect(await migrate(pool, [first, second], pause)).toBe(1)
  expect(pauses).toBe(2)
  reader.release()
  expect((await pool.query('select m from a')).rows).toEqual([])
})

test('refuses a database with a newer schema', async () => {
  const pool = await emptyDatabase()
  const first = migration(1, 'create table a (n int)')
  await migrate(pool, [first, migration(2, 'create table b (n int)')])
  await expect(migrate(pool, [first])).rejects.toThrow(SchemaMismatch)
  await expect(migrate(pool, [first])).rejects.toThrow('schema 2, this version knows only 1')
})

test('refuses a migration that was changed after it was applied', async () => {
  const pool = await emptyDatabase()
  await migrate(pool, [migration(1, 'create table a (n int)')])
  await expect(migrate(pool, [migration(1, 'create table a (n bigint)')])).rejects.toThrow(
    'has changed since',
  )
})

test('counts the executions without a value in an older store', async () => {
  const pool = await emptyDatabase()
  const all = await readMigrations()
  const before = all.findIndex(({ name }) => name.startsWith('0020'))
  await migrate(pool, all.slice(0, before))
  const at = Math.floor(Date.now() / 1_000) - 7_200
  const hourAt = at - (at % 3_600)
  await pool.query(
    `insert into fill (signature, instruction_path, event_index, protocol, order_key, input_mint, output_mint, output_raw, slot, usd, at)
     values ('a', '0', 0, 'jupiter-dca', 'o', 'sold', 'bought', 1, 1, null, $1), ('b', '0', 0, 'jupiter-dca', 'o', 'sold', 'bought', 1, 1, null, $1),
       ('c', '0', 0, 'jupiter-dca', 'o', 'sold', 'other', 1, 1, 8, $1), ('d', '0', 0, 'kamino-limit', 'p', null, 'bought', 1, 1, null, $1)`,
    [at],
  )
  for (const [unit, start] of [
    ['minute', at - (at % 60)],
    ['hour', hourAt],
  ] as const) {
    await pool.query(
      `insert into token_volume_${unit} (mint, venue, ${unit}_at, bought_usd, sold_usd) values ('sold', 'dca', $1, 0, 8), ('other', 'dca', $1, 8, 0)`,
      [start],
    )
    await pool.query(
      `insert into candle_${unit} (mint, at, volume_usd) values ('sold', $1, 8), ('other', $1, 8)`,
      [start],
    )
  }
  await migrate(pool, all)
  const { kept, summed } = await readRollups(pool)
  for (const table of ['token_volume_minute', 'token_volume_hour', 'candle_minute', 'candle_hour'])
    expect([table, kept[table]]).toEqual([table, summed[table]])
  expect(kept.token_volume_hour).toHaveLength(4)
})
