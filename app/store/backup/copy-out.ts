import { to as copyTo } from 'pg-copy-streams'
import type { Client } from '../postgres/pool'
import { createRowsDigest, type RowsTally } from './rows-digest'
import { type BackupTable, sqlColumns, sqlName } from './tables'

/**
 * Yields the rows of a table in the text format of COPY, block by block, and returns the number and checksum
 * of the rows. Each row is one line, and no row is `\.`.
 */
export async function* copyOut(
  client: Client,
  table: BackupTable,
): AsyncGenerator<Uint8Array, RowsTally, undefined> {
  const digest = createRowsDigest()
  // This copies a query, because `copy table to` reads no rows of a partitioned table.
  const query = `select ${sqlColumns(table)} from ${sqlName(table)}`
  const source: AsyncIterable<Buffer> = client.query(copyTo(`copy (${query}) to stdout`))
  for await (const block of source) {
    digest.add(block)
    yield block
  }
  return digest.tally()
}
