import { readSchemaVersion } from '../postgres/migrate'
import type { Pool } from '../postgres/pool'
import { backupFormat, endOfRows } from './backup-format'
import { copyOut } from './copy-out'
import { readBackupTables, settleFormats, type TableTally } from './tables'

/**
 * Yields a consistent snapshot of the whole store, block by block, without blocking writers. Calls `onTable`
 * after each table. If the consumer stops early, the transaction ends.
 */
export async function* exportBackup(
  pool: Pool,
  onTable: (tally: TableTally) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  const schema = await readSchemaVersion(pool)
  const client = await pool.connect()
  let finished = false
  try {
    await client.query('begin isolation level repeatable read read only')
    await settleFormats(client)
    yield line({ format: backupFormat, schema, exportedAt: new Date().toISOString() })
    const tables = await readBackupTables(client)
    for (const table of tables) {
      yield line({ table: table.name, columns: table.columns })
      const tally = yield* copyOut(client, table)
      yield Buffer.from(`${endOfRows}\n`)
      yield line(tally)
      onTable({ table: table.name, ...tally })
    }
    yield line({ tables: tables.length })
    await client.query('commit')
    finished = true
  } finally {
    client.release(!finished) // A connection in the middle of a COPY can't be reused.
  }
}

function line(facts: object): Uint8Array {
  return Buffer.from(`${JSON.stringify(facts)}\n`)
}
