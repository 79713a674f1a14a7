import { to as copyTo } from 'pg-copy-streams'
import type { Client } from '../pool'
import { createRowsDigest, type RowsTally } from './rows-digest'
import { type BackupTable, sqlColumns, sqlName } from './tables'

/** The rows of a table as COPY writes them, in blocks; its end says what they were. Each row is one line, and none is `\.`. */
export async function* copyOut(
  client: Client,
  table: BackupTable,
): AsyncGenerator<Uint8Array, RowsTally, undefined> {
  const digest = createRowsDigest()
  // A query, since COPY of a partitioned table itself has no rows.
  const query = `select ${sqlColumns(table)} from ${sqlName(table)}`
  const source: AsyncIterable<Buffer> = client.query(copyTo(`copy (${query}) to stdout`))
  for await (const block of source) {
    digest.add(block)
    yield block
  }
  return digest.tally()
}
