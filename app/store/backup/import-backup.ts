import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import { readSchemaVersion } from '../postgres/migrate'
import type { Client, Pool } from '../postgres/pool'
import { inTransaction } from '../postgres/transaction'
import { BackupFailure } from './backup-failure'
import { type BackupReader, backupFormat, createBackupReader } from './backup-format'
import { copyOut } from './copy-out'
import { createRowsDigest, type RowsTally } from './rows-digest'
import {
  type BackupTable,
  readBackupTables,
  settleFormats,
  sqlColumns,
  sqlName,
  type TableTally,
} from './tables'

/** Tables that the migrations fill with rows. An import replaces these rows. */
const seededTables: readonly string[] = ['order_count']

/**
 * Imports a backup into an empty store with the same schema, in one transaction. Verifies the number and
 * checksum of each table's rows twice: when reading the file, and when reading the rows back from the store.
 * Throws `BackupFailure`.
 */
export async function importBackup(
  pool: Pool,
  source: AsyncIterable<Uint8Array>,
  onTable: (tally: TableTally) => void,
): Promise<void> {
  const reader = createBackupReader(source)
  await requireHead(reader, await readSchemaVersion(pool))
  await inTransaction(pool, async (client) => {
    await settleFormats(client)
    const tables = await readBackupTables(client)
    await requireEmpty(client, tables)
    let done = 0
    for (let facts = await reader.readFacts(); facts.tables === undefined; facts = await reader.readFacts()) {
      const table = requireTable(tables, facts)
      onTable(await importTable(client, table, reader))
      done += 1
    }
    if (done !== tables.length)
      throw new BackupFailure(
        `The backup has ${done} tables, the database ${tables.length}: use another backup.`,
      )
  })
}

async function requireHead(reader: BackupReader, schema: number): Promise<void> {
  const head = await reader.readFacts()
  if (head.format !== backupFormat)
    throw new BackupFailure('Not a backup that this version can read: use a file written by npm run export.')
  if (head.schema === schema) return
  throw new BackupFailure(
    `The backup has schema ${head.schema}, this version needs ${schema}: import it with the version that exported it, then upgrade.`,
  )
}

/** Locks every table, so that no other process can insert rows after the check that the store is empty. */
async function requireEmpty(client: Client, tables: readonly BackupTable[]): Promise<void> {
  for (const table of tables) {
    const name = sqlName(table)
    await client.query(`lock table ${name} in access exclusive mode`)
    if (seededTables.includes(table.name)) {
      await client.query(`delete from ${name}`)
      continue
    }
    const { rowCount } = await client.query(`select 1 from ${name} limit 1`)
    if (rowCount === 0) continue
    throw new BackupFailure(
      `The database is not empty (table ${table.name} has rows): import into a new DATA_DIR or database.`,
    )
  }
}

function requireTable(tables: readonly BackupTable[], facts: Readonly<Record<string, unknown>>): BackupTable {
  const table = tables.find(({ name }) => name === facts.table)
  if (table !== undefined && JSON.stringify(table.columns) === JSON.stringify(facts.columns)) return table
  throw new BackupFailure('The backup has a table that this version does not know: use another backup.')
}

async function importTable(client: Client, table: BackupTable, reader: BackupReader): Promise<TableTally> {
  const read = createRowsDigest()
  async function* rows() {
    for await (const block of reader.readRows()) {
      read.add(block)
      yield block
    }
  }
  await pipeline(
    Readable.from(rows()),
    client.query(copyFrom(`copy ${sqlName(table)} (${sqlColumns(table)}) from stdin`)),
  ).catch((error: unknown) => {
    throw isRefusedRow(error) ? damaged(table) : error
  })
  const said = await reader.readFacts()
  const held = await tallyOf(client, table)
  if (!agrees(read.tally(), said)) throw damaged(table)
  if (!agrees(held, said))
    throw new BackupFailure(
      `Table ${table.name} differs from the backup after the import: use another backup.`,
    )
  if (table.identity !== undefined) await continueNumbers(client, table.name, table.identity)
  return { table: table.name, ...held }
}

function agrees({ rows, checksum }: RowsTally, said: Readonly<Record<string, unknown>>): boolean {
  return said.rows === rows && said.checksum === checksum
}

function damaged({ name }: BackupTable): BackupFailure {
  return new BackupFailure(`The rows of ${name} are damaged: use another backup.`)
}

/**
 * Returns whether PostgreSQL rejected a row. SQLSTATE class 22 is an invalid value for a column, and class 23
 * is a violated constraint.
 */
function isRefusedRow(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))
}

async function tallyOf(client: Client, table: BackupTable): Promise<RowsTally> {
  const rows = copyOut(client, table)
  for (;;) {
    const next = await rows.next()
    if (next.done) return next.value
  }
}

/** Sets the sequence of an identity column to continue after the largest imported number. */
async function continueNumbers(client: Client, table: string, column: string): Promise<void> {
  await client.query(
    `select setval(pg_get_serial_sequence($1, $2), max("${column}")) from public."${table}" having max("${column}") is not null`,
    [`public.${table}`, column],
  )
}
