import { gunzipSync } from 'node:zlib'
import {
  asyncBufferFromFile,
  type Compressors,
  type FileMetaData,
  parquetMetadataAsync,
  parquetRead,
} from 'hyparquet'
import type { MirrorColumn, MirrorTable } from '~/domain/service/mirror-tables'
import type { SliceTotals } from '~/store/mirror/read-mirror'
import { MirrorFailure } from './mirror-failure'

/** Largest relative difference of two sums of doubles, whose order of adding differs. */
const doubleTolerance = 1e-9

const compressors: Compressors = { GZIP: (bytes) => gunzipSync(bytes) }

type Value = string | number | boolean | bigint | Uint8Array | null | undefined

/**
 * Reads a written file back and compares it with the store: the number of rows, and of each column the number of
 * values and their sum. Throws `MirrorFailure` on the first difference. Only one row group is in memory.
 */
export async function verifyParquet(path: string, table: MirrorTable, expected: SliceTotals): Promise<void> {
  const file = await asyncBufferFromFile(path)
  const metadata = withPlainNumbers(await parquetMetadataAsync(file))
  const sums = table.columns.map((column) => ({ column, values: 0, exact: 0n, double: 0 }))
  let [start, rows] = [0, 0]
  for (const group of metadata.row_groups) {
    const end = start + Number(group.num_rows)
    await parquetRead({
      file,
      metadata,
      rowStart: start,
      rowEnd: end,
      compressors,
      onComplete: (read: Value[][]) => {
        rows += read.length
        for (const row of read) for (const [index, sum] of sums.entries()) add(sum, row[index])
      },
    })
    start = end
  }
  if (rows !== expected.rows) throw differs(path, 'rows', String(rows), String(expected.rows))
  for (const [index, sum] of sums.entries()) {
    const [count = '', total = ''] = expected.totals.slice(2 * index, 2 * index + 2)
    const { name } = sum.column
    if (String(sum.values) !== count) throw differs(path, `values of ${name}`, String(sum.values), count)
    if (!isSame(sum, total)) throw differs(path, `sum of ${name}`, String(sum.exact || sum.double), total)
  }
}

interface Sum {
  readonly column: MirrorColumn
  values: number
  exact: bigint
  double: number
}

function add(sum: Sum, value: Value): void {
  if (value === null || value === undefined) return
  sum.values += 1
  if (typeof value === 'number') sum.double += value
  else if (typeof value === 'string') sum.exact += BigInt([...value].length)
  else if (typeof value === 'boolean') sum.exact += value ? 1n : 0n
  else sum.exact += typeof value === 'bigint' ? value : signedOf(value)
}

function isSame({ column, exact, double }: Sum, total: string): boolean {
  if (column.kind === 'double')
    return Math.abs(double - Number(total)) <= doubleTolerance * Math.max(1, Math.abs(double))
  return exact === BigInt(total) * (column.kind === 'time' ? 1_000n : 1n)
}

/** Returns a signed number from its big-endian bytes. */
function signedOf(bytes: Uint8Array): bigint {
  let value = 0n
  for (const byte of bytes) value = (value << 8n) | BigInt(byte)
  return BigInt.asIntN(bytes.length * 8, value)
}

/** Removes the types that the reader would round to doubles or dates, so that it returns the stored numbers. */
function withPlainNumbers(metadata: FileMetaData): FileMetaData {
  const schema = metadata.schema.map((element) => {
    const { converted_type: type, logical_type: _, ...plain } = element
    return type === 'DECIMAL' || type === 'TIMESTAMP_MILLIS' ? plain : element
  })
  return { ...metadata, schema }
}

function differs(path: string, what: string, written: string, stored: string): MirrorFailure {
  return new MirrorFailure(`${path} differs from the store: ${what} ${written}, not ${stored}. Run it again.`)
}
