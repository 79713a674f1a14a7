import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { SchemaElement } from 'hyparquet'
import { ByteWriter, ParquetWriter } from 'hyparquet-writer'
import type { MirrorColumn, MirrorKind, MirrorTable } from '~/domain/service/mirror-tables'
import type { MirrorValue } from '~/store/mirror/read-mirror'
import { MirrorFailure } from './mirror-failure'
import { fileMode } from './mirror-folder'

const compressors = { GZIP: (bytes: Uint8Array) => gzipSync(bytes) }

/** Rows per row group. A row group is in memory until it is written. */
const groupRows = 50_000

/** Precision of exact numbers, decimal digits. DuckDB and ClickHouse have no decimals of more than 38 (and 76). */
const digits = { raw: 20, wide: 38 } as const

const types: Readonly<Record<MirrorKind, Omit<SchemaElement, 'name'>>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  integer: { type: 'INT64' },
  raw: decimal(9, digits.raw),
  wide: decimal(16, digits.wide),
  double: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  time: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
}

function decimal(type_length: number, precision: number): Omit<SchemaElement, 'name'> {
  return { type: 'FIXED_LEN_BYTE_ARRAY', type_length, converted_type: 'DECIMAL', scale: 0, precision }
}

/** Size and checksum of a written file. */
export interface WrittenFile {
  readonly bytes: number
  readonly sha256: string
}

/**
 * Writes rows to a new Parquet file, compressed with GZIP, and syncs it to disk. Only one row group is in memory.
 * `facts` become metadata of the file. The same rows always give the same bytes.
 */
export async function writeParquet(
  path: string,
  { table, facts }: { readonly table: MirrorTable; readonly facts: Readonly<Record<string, string>> },
  batches: AsyncIterable<readonly (readonly MirrorValue[])[]>,
): Promise<WrittenFile> {
  const file = await open(path, 'w', fileMode)
  try {
    const target = new FileWriter(file)
    const writer = new ParquetWriter({
      writer: target,
      schema: schemaOf(table.columns),
      codec: 'GZIP',
      compressors,
      createdBy: 'sextant mirror',
      kvMetadata: Object.entries(facts).map(([key, value]) => ({ key, value })),
    })
    await writeGroups(writer, table.columns, batches)
    await writer.finish()
    await file.sync()
    return target.written()
  } finally {
    await file.close()
  }
}

async function writeGroups(
  writer: ParquetWriter,
  columns: readonly MirrorColumn[],
  batches: AsyncIterable<readonly (readonly MirrorValue[])[]>,
): Promise<void> {
  let rows: (readonly MirrorValue[])[] = []
  const flush = async () => {
    const columnData = columns.map((column, index) => ({
      name: column.name,
      data: rows.map((row) => encode(column, row[index] ?? null)),
    }))
    await writer.write({ columnData, rowGroupSize: groupRows })
    rows = []
  }
  for await (const batch of batches) {
    rows = rows.concat(batch)
    if (rows.length >= groupRows) await flush()
  }
  if (rows.length > 0) await flush()
}

function schemaOf(columns: readonly MirrorColumn[]): SchemaElement[] {
  const elements = columns.map(({ name, kind }) => ({
    name,
    repetition_type: 'OPTIONAL' as const,
    ...types[kind],
  }))
  return [{ name: 'root', num_children: columns.length }, ...elements]
}

/** Returns a value as the writer expects it. Exact numbers become bigints and are never rounded. */
function encode({ name, kind }: MirrorColumn, value: MirrorValue): MirrorValue | bigint {
  if (value === null || kind === 'text' || kind === 'double' || kind === 'boolean') return value
  const exact = BigInt(value)
  if (kind === 'time') return exact * 1_000n
  if (kind === 'integer') return exact
  if (exact > -(10n ** BigInt(digits[kind])) && exact < 10n ** BigInt(digits[kind])) return exact
  throw new MirrorFailure(`${name} has more than ${digits[kind]} digits: ${exact}.`)
}

/** Writes what the Parquet writer produces to a file after each row group. */
class FileWriter extends ByteWriter {
  readonly #file: FileHandle
  readonly #hash = createHash('sha256')

  constructor(file: FileHandle) {
    super()
    this.#file = file
  }

  async flush(): Promise<void> {
    const bytes = new Uint8Array(this.buffer, 0, this.index)
    this.#hash.update(bytes)
    await this.#file.writeFile(bytes)
    this.index = 0
  }

  override async finish(): Promise<void> {
    await this.flush()
  }

  written(): WrittenFile {
    return { bytes: this.offset, sha256: this.#hash.digest('hex') }
  }
}
