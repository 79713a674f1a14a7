/** A position in the bytes of a protobuf message. */
export interface ProtoCursor {
  readonly bytes: Buffer
  /** View of the same bytes. */
  readonly view: DataView
  at: number
  /** Position behind the last byte of the message. */
  readonly end: number
}

/** Wire types of protobuf. The types of groups (3 and 4) do not occur in the messages that Sextant reads. */
const [varintType, fixed64Type, delimitedType, fixed32Type] = [0, 1, 2, 5]

const mostVarintBytes = 10

/** Returns the tag of a field whose type is a number, as `readVarint` reads it. */
export const numberField = (number: number): number => number * 8 + varintType

/** Returns the tag of a field whose type is a message, a text or bytes, as `readVarint` reads it. */
export const bytesField = (number: number): number => number * 8 + delimitedType

/** Returns a cursor at the start of a message. */
export function cursorOver(bytes: Buffer): ProtoCursor {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  return { bytes, view, at: 0, end: bytes.length }
}

/**
 * Reads an unsigned number, which is exact up to 2^53. Slots, times and write versions never reach that number.
 * Throws `RangeError` if the message ends within the number.
 */
export function readVarint(cursor: ProtoCursor): number {
  const { bytes, end } = cursor
  let { at } = cursor
  let read = 0
  let factor = 1
  for (let count = 0; count < mostVarintBytes && at < end; count += 1) {
    const byte = bytes[at] ?? 0
    at += 1
    read += (byte & 0x7f) * factor
    factor *= 128
    if (byte >= 0x80) continue
    cursor.at = at
    return read
  }
  throw new RangeError('protobuf: a number is cut off or too long')
}

/** Reads a signed number of 64 bits, whose negative numbers take ten bytes. */
export function readSigned(cursor: ProtoCursor): number {
  const start = cursor.at
  const read = readVarint(cursor)
  if (read <= Number.MAX_SAFE_INTEGER) return read
  let exact = 0n
  for (let at = cursor.at - 1; at >= start; at -= 1)
    exact = exact * 128n + BigInt((cursor.bytes[at] ?? 0) & 0x7f)
  return Number(BigInt.asIntN(64, exact))
}

export function readFlag(cursor: ProtoCursor): boolean {
  return readVarint(cursor) !== 0
}

/** Reads the bytes of a field. They are not copied. */
export function readBytes(cursor: ProtoCursor): Buffer {
  const start = passField(cursor)
  return cursor.bytes.subarray(start, cursor.at)
}

export function readText(cursor: ProtoCursor): string {
  const start = passField(cursor)
  return cursor.bytes.toString('utf8', start, cursor.at)
}

/** Returns a cursor over the message in a field, and moves behind the field. */
export function readMessage(cursor: ProtoCursor): ProtoCursor {
  const { bytes, view } = cursor
  const start = passField(cursor)
  return { bytes, view, at: start, end: cursor.at }
}

/** Moves behind a field with bytes. Returns the position of its first byte. */
export function passField(cursor: ProtoCursor): number {
  const length = readVarint(cursor)
  const start = cursor.at
  cursor.at = within(cursor, start + length)
  return start
}

/** Moves behind a field that is not needed. Throws `RangeError` if the message ends within the field. */
export function skipField(cursor: ProtoCursor, tag: number): void {
  const type = tag % 8
  if (type === varintType) readVarint(cursor)
  else if (type === delimitedType) passField(cursor)
  else if (type === fixed64Type) cursor.at = within(cursor, cursor.at + 8)
  else if (type === fixed32Type) cursor.at = within(cursor, cursor.at + 4)
  else throw new RangeError(`protobuf: a field has the unknown type ${type}`)
}

function within({ end }: ProtoCursor, position: number): number {
  if (position > end) throw new RangeError('protobuf: a field is cut off')
  return position
}
