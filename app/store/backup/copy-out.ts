import { createHash } from 'node:crypto'
import { to as copyTo } from 'pg-copy-streams'
import type { Client } from '../pool'
import { type BackupTable, sqlTarget, type TableTally } from './tables'

const newline = 10

/** The rows of a table as COPY writes them, in blocks; its end says what they were. Each row is one line, and none is `\.`. */
export async function* copyOut(
  client: Client,
  table: BackupTable,
): AsyncGenerator<Uint8Array, TableTally, undefined> {
  const hash = createHash('sha256')
  let rows = 0
  const source: AsyncIterable<Buffer> = client.query(copyTo(`copy ${sqlTarget(table)} to stdout`))
  for await (const block of source) {
    hash.update(block)
    for (const byte of block) if (byte === newline) rows += 1
    yield block
  }
  return { table: table.name, rows, sha256: hash.digest('hex') }
}
