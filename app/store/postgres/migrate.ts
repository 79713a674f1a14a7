import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Client, Pool } from './pool'
import { inTransaction } from './transaction'

/** Key of the advisory lock that lets one process at a time change the schema. */
const migrationLock = 7_391_001

export interface Migration {
  readonly version: number
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** The schema of the database does not match this program. The message states the fix. */
export class SchemaMismatch extends Error {
  override readonly name = 'SchemaMismatch'
}

/** Reads the numbered migrations of a folder, oldest first. Throws if a number is missing or occurs twice. */
export async function readMigrations(folder = defaultFolder()): Promise<readonly Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (name, index) => {
      const version = Number(name.slice(0, 4))
      if (version !== index + 1) throw new Error(`Migration ${name} is not number ${index + 1}.`)
      const sql = await readFile(join(folder, name), 'utf8')
      return { version, name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/** Maximum number of attempts to get the locks of a migration. With the pauses they take ten to fourteen minutes. */
const mostAttempts = 1_200

/** Pause before the next attempt to get the locks of a migration, milliseconds. */
const pauseMs = 500

/**
 * Migrates the database to this program's schema version. Migrations only go forward, each in its own
 * transaction. Waits while another process migrates. Repeats a migration that could not get its locks, because
 * one that waits for them would make all later readers wait, too. Returns the number of applied migrations.
 * Throws `SchemaMismatch` if the database's schema is newer or was created by other migration files.
 */
export async function migrate(
  pool: Pool,
  migrations?: readonly Migration[],
  pause: () => Promise<unknown> = () => setTimeout(pauseMs),
): Promise<number> {
  const wanted = migrations ?? (await readMigrations())
  await inTransaction(pool, createHistory)
  let applied = 0
  for (const migration of wanted) {
    for (let attempt = 1; ; attempt++) {
      try {
        // The lock ends with the transaction, so a killed process does not leave the schema locked.
        applied += await inTransaction(pool, (client) => applyOnce(client, migration, wanted.length))
        break
      } catch (error) {
        if (!isLockFailure(error) || attempt === mostAttempts) throw error
        await pause()
      }
    }
  }
  return applied
}

/** Whether a statement failed because it did not get a lock in time, or because of a deadlock. */
function isLockFailure(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01')
}

/**
 * Returns the version of the database's schema; 0 before the first migration. Throws if the table with the
 * migration history is missing.
 */
export async function readSchemaVersion(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ version: number | null }>(
    'select max(version) as version from schema_migration',
  )
  return rows[0]?.version ?? 0 // The maximum is null before the first migration.
}

async function createHistory(client: Client): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
  await client.query(`create table if not exists schema_migration (
    version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`)
}

async function applyOnce(client: Client, migration: Migration, newest: number): Promise<number> {
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
  const { rows } = await client.query<{ version: number; checksum: string }>(
    'select version, checksum from schema_migration order by version',
  )
  const last = rows.at(-1)
  if (last && last.version > newest) {
    throw new SchemaMismatch(
      `The database has schema ${last.version}, this version knows only ${newest}: start the newer version, or use another database.`,
    )
  }
  const present = rows.find((row) => row.version === migration.version)
  if (present && present.checksum !== migration.checksum) {
    throw new SchemaMismatch(
      `Migration ${migration.name} has changed since this database was created: restore the file, or start with an empty DATA_DIR or database.`,
    )
  }
  if (present) return 0
  await client.query(migration.sql)
  await client.query('insert into schema_migration (version, name, checksum) values ($1, $2, $3)', [
    migration.version,
    migration.name,
    migration.checksum,
  ])
  return 1
}

/**
 * Returns the path of `app/store/migrations` in the installation. The bundler may have moved this code to
 * another folder.
 */
function defaultFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder)
    if (parent === folder)
      throw new Error('No package.json in a folder above the program: the installation is incomplete.')
    folder = parent
  }
  return join(folder, 'app/store/migrations')
}
