import { expect, onTestFinished, test } from 'vitest'
import { type Migration, migrate, readMigrations, readSchemaVersion, SchemaMismatch } from '~/store/migrate'
import { createTestDatabase } from '../../helpers/database'

async function emptyDatabase() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  await database.pool.query('drop schema public cascade; create schema public')
  return database.pool
}

function migration(version: number, sql: string): Migration {
  return { version, name: `${String(version).padStart(4, '0')}_test.sql`, sql, checksum: `sum ${sql}` }
}

test('migrations are applied once, in order, and only what is missing later', async () => {
  const pool = await emptyDatabase()
  const first = migration(1, 'create table a (n int)')
  const second = migration(2, 'alter table a add m int')
  expect(await migrate(pool, [first])).toBe(1)
  expect(await migrate(pool, [first, second])).toBe(1)
  expect(await migrate(pool, [first, second])).toBe(0)
  expect(await readSchemaVersion(pool)).toBe(2)
})

test('processes that migrate at the same time apply each migration once', async () => {
  const pool = await emptyDatabase()
  const all = await readMigrations()
  const applied = await Promise.all([migrate(pool, all), migrate(pool, all), migrate(pool, all)])
  expect(applied.reduce((sum, count) => sum + count, 0)).toBe(all.length)
})

test('a migration that fails leaves nothing of itself and can be tried again', async () => {
  const pool = await emptyDatabase()
  await expect(migrate(pool, [migration(1, 'create table a (n int); select 1 / 0')])).rejects.toThrow(
    'division by zero',
  )
  expect(await readSchemaVersion(pool)).toBe(0)
  expect(await migrate(pool, [migration(1, 'create table a (n int)')])).toBe(1)
})

test('a database with a newer schema is refused', async () => {
  const pool = await emptyDatabase()
  const first = migration(1, 'create table a (n int)')
  await migrate(pool, [first, migration(2, 'create table b (n int)')])
  await expect(migrate(pool, [first])).rejects.toThrow(SchemaMismatch)
  await expect(migrate(pool, [first])).rejects.toThrow('schema 2, this program knows 1')
})

test('a migration that was changed after it was applied is refused', async () => {
  const pool = await emptyDatabase()
  await migrate(pool, [migration(1, 'create table a (n int)')])
  await expect(migrate(pool, [migration(1, 'create table a (n bigint)')])).rejects.toThrow(
    'has changed since',
  )
})
