import { type AddressReader, readAddress } from '../address/address-reader'
import { ByteReader, u64At, viewOf } from './byte-reader'
import { ByteWriter } from './byte-writer'
import { hexBytes } from './hex'
import { readStruct, type StructFields, type StructOf, writeStruct } from './struct'

/**
 * A borsh struct with an eight-byte discriminator (hexadecimal) in front, like Anchor's events and
 * instructions.
 */
export interface TaggedLayout {
  readonly discriminator: string
  readonly fields: StructFields
}

/** Struct layouts by the names that the program uses. */
export type TaggedLayouts = Readonly<Record<string, TaggedLayout>>

/** One decoded struct of a family, with its name and its fields. */
export type TaggedRecord<L extends TaggedLayouts> = {
  readonly [N in keyof L & string]: { readonly name: N; readonly fields: StructOf<L[N]['fields']> }
}[keyof L & string]

/** Result of decoding. `notMine`: the discriminator is unknown, or the bytes are too short to contain one. */
export type TaggedOutcome<L extends TaggedLayouts> =
  | { readonly outcome: 'ok'; readonly value: TaggedRecord<L> }
  | { readonly outcome: 'notMine' }
  | { readonly outcome: 'corrupt'; readonly reason: string }

/**
 * Creates a decoder for the structs of one family. Bytes after the last known field are ignored, because
 * newer versions of programs append fields.
 */
export function createTaggedDecoder<L extends TaggedLayouts>(
  layouts: L,
): (bytes: Uint8Array, addressAt?: AddressReader) => TaggedOutcome<L> {
  const byDiscriminator = new Map<bigint, readonly [name: string, fields: StructFields]>()
  for (const [name, layout] of Object.entries(layouts)) {
    byDiscriminator.set(u64At(viewOf(hexBytes(layout.discriminator)), 0), [name, layout.fields])
  }
  return (bytes, addressAt = readAddress) => {
    if (bytes.length < 8) return { outcome: 'notMine' }
    const known = byDiscriminator.get(u64At(viewOf(bytes), 0))
    if (known === undefined) return { outcome: 'notMine' }
    const [name, fields] = known
    const reader = new ByteReader(bytes, 8, addressAt)
    const record = readStruct(reader, fields)
    if (reader.failure !== undefined) return { outcome: 'corrupt', reason: `${name}: ${reader.failure}` }
    return { outcome: 'ok', value: { name, fields: record } as TaggedRecord<L> } // from one entry of L
  }
}

/**
 * Creates an encoder for the structs of one family. It writes the discriminator first, followed by the
 * fields.
 */
export function createTaggedEncoder<L extends TaggedLayouts>(layouts: L) {
  return <N extends keyof L & string>(name: N, fields: StructOf<L[N]['fields']>): Uint8Array => {
    const layout: L[N] = layouts[name]
    const writer = new ByteWriter()
    writer.hex(layout.discriminator)
    writeStruct(writer, layout.fields, fields)
    return writer.toBytes()
  }
}
