import type { Address } from '~/domain/base/ids'
import type { ByteReader } from './byte-reader'
import type { ByteWriter } from './byte-writer'

/** A borsh type, by the name that an IDL uses. */
export type Primitive =
  | 'u8'
  | 'u16'
  | 'u32'
  | 'i32'
  | 'u64'
  | 'i64'
  | 'u128'
  | 'i128'
  | 'bool'
  | 'address'
  | 'bytes'

/**
 * Type of a field: a plain type, an option (with a tag byte in front), or `trailing`. A `trailing` field is
 * one that later versions of a program append, so older records do not contain it. A missing plain trailing
 * field is not written. An empty trailing option is written as its tag, as the newest version does.
 */
export type FieldType = Primitive | Option | { readonly trailing: Primitive | Option }

interface Option {
  readonly option: Primitive
}

/** Ordered fields of a borsh struct. */
export type StructFields = Readonly<Record<string, FieldType>>

interface PrimitiveValues {
  u8: number
  u16: number
  u32: number
  i32: number
  u64: bigint
  i64: bigint
  u128: bigint
  i128: bigint
  bool: boolean
  address: Address
  bytes: Uint8Array
}

type FieldValue<F extends FieldType> = F extends { readonly option: infer P extends Primitive }
  ? PrimitiveValues[P] | undefined
  : F extends { readonly trailing: infer T extends Primitive | Option }
    ? FieldValue<T> | undefined
    : F extends Primitive
      ? PrimitiveValues[F]
      : never

/**
 * The record type for these fields. An empty option and a missing trailing field are `undefined` in the
 * record.
 */
export type StructOf<F extends StructFields> = { readonly [K in keyof F]: FieldValue<F[K]> }

const sizes = {
  u8: 1,
  u16: 2,
  u32: 4,
  i32: 4,
  u64: 8,
  i64: 8,
  u128: 16,
  i128: 16,
  bool: 1,
  address: 32,
} as const

/** Fields of fixed size. Each of these fields has a fixed offset. */
export type FixedFields = Readonly<Record<string, keyof typeof sizes>>

/**
 * Returns the offset of each field of an account, and the end of the last field. `start`: offset of the first
 * field, after the discriminator.
 */
export function layOut<F extends FixedFields>(
  fields: F,
  start = 8,
): { readonly offsets: { readonly [K in keyof F]: number }; readonly end: number } {
  const offsets: Record<string, number> = {}
  let end = start
  for (const name in fields) {
    offsets[name] = end
    end += sizes[fields[name] as keyof typeof sizes] // `name` is a key of `fields`
  }
  return { offsets: offsets as { readonly [K in keyof F]: number }, end } // has all keys of `fields`
}

/** Reads the fields in order. The caller must check `reader.failure` before using the record. */
export function readStruct<F extends StructFields>(reader: ByteReader, fields: F): StructOf<F> {
  const record: Record<string, unknown> = {}
  for (const name in fields) record[name] = readField(reader, fields[name] as FieldType) // `name` is a key of `fields`
  return record as StructOf<F> // the record is built from the table that determines its type
}

/** Writes the fields in order. */
export function writeStruct<F extends StructFields>(
  writer: ByteWriter,
  fields: F,
  record: StructOf<F>,
): void {
  for (const name in fields) writeField(writer, fields[name] as FieldType, record[name]) // `name` is a key of `fields`
}

function readField(reader: ByteReader, field: FieldType): unknown {
  if (typeof field === 'string') return readPrimitive(reader, field)
  if ('option' in field) return reader.option(() => readPrimitive(reader, field.option))
  return reader.trailing(() => readField(reader, field.trailing))
}

function readPrimitive(reader: ByteReader, type: Primitive): unknown {
  return type === 'bytes' ? reader.byteVector() : reader[type]()
}

function writeField(writer: ByteWriter, field: FieldType, value: unknown): void {
  if (typeof field === 'string') writePrimitive(writer, field, value)
  else if ('option' in field) writer.option(value, (some) => writePrimitive(writer, field.option, some))
  else if (typeof field.trailing !== 'string' || value !== undefined)
    writeField(writer, field.trailing, value)
}

/**
 * Writes a primitive value. The casts are safe, because `StructOf` gives each value the type of its field.
 */
function writePrimitive(writer: ByteWriter, type: Primitive, value: unknown): void {
  switch (type) {
    case 'u8':
    case 'u16':
    case 'u32':
    case 'i32':
      writer[type](value as number)
      return
    case 'u64':
    case 'i64':
    case 'u128':
    case 'i128':
      writer[type](value as bigint)
      return
    case 'bool':
      writer.bool(value as boolean)
      return
    case 'address':
      writer.address(value as Address)
      return
    case 'bytes':
      writer.byteVector(value as Uint8Array)
  }
}
