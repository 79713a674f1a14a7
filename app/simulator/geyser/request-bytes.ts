/**
 * Fields of `SubscribeRequest` that are maps of filters, by number: accounts, slots, transactions, blocks,
 * blocks_meta, entry, transactions_status.
 */
const filterMaps: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 8, 10])

/** Wire types of protobuf. */
const wire = { varint: 0, fixed64: 1, bytes: 2, fixed32: 5 } as const

/** Field 2 of a map entry, the value, as an empty message. */
const emptyValue = Uint8Array.of(0x12, 0)

interface Field {
  readonly number: number
  readonly type: number
  /** Start and end of the field including its tag. */
  readonly start: number
  readonly end: number
  /** Start of the content of a length-delimited field. */
  readonly content: number
}

/**
 * Adds the values that are missing in the maps of an encoded `SubscribeRequest`. An encoder may omit a map's
 * value if it is an empty message, such as the filter of `slots: { all: {} }`; the official client's
 * encoder does. protobufjs decodes it as `null`, and then fails if the message has fields. Returns malformed bytes unchanged, so
 * that the decoder reports them.
 */
export function withMapValues(request: Buffer): Buffer {
  const parts: Uint8Array[] = []
  let end = 0
  for (const field of fieldsOf(request, 0, request.length)) {
    const whole = request.subarray(field.start, field.end)
    end = field.end
    const entry = request.subarray(field.content, field.end)
    const isMapEntry = filterMaps.has(field.number) && field.type === wire.bytes
    if (!isMapEntry || hasValue(entry)) parts.push(whole)
    else parts.push(tagOf(field.number), varint(entry.length + emptyValue.length), entry, emptyValue)
  }
  return end === request.length ? Buffer.concat(parts) : request
}

function hasValue(entry: Buffer): boolean {
  for (const { number } of fieldsOf(entry, 0, entry.length)) if (number === 2) return true
  return false
}

/** Iterates over the fields of an encoded message. Ends early at malformed bytes. */
function* fieldsOf(bytes: Buffer, from: number, to: number): Iterable<Field> {
  let start = from
  while (start < to) {
    const tag = readVarint(bytes, start)
    if (tag === undefined) return
    const type = tag.value & 7
    const body = bodyOf(bytes, tag.end, type)
    if (body === undefined || body.end > to) return
    yield { number: Math.floor(tag.value / 8), type, start, ...body }
    start = body.end
  }
}

function bodyOf(bytes: Buffer, at: number, type: number) {
  if (type === wire.fixed64) return { content: at, end: at + 8 }
  if (type === wire.fixed32) return { content: at, end: at + 4 }
  const first = readVarint(bytes, at)
  if (first === undefined || (type !== wire.varint && type !== wire.bytes)) return undefined
  return { content: first.end, end: type === wire.varint ? first.end : first.end + first.value }
}

/** Longest varint, bytes. */
const longestVarint = 10

function readVarint(bytes: Buffer, at: number) {
  let value = 0
  for (let index = 0; index < longestVarint; index += 1) {
    const byte = bytes[at + index]
    if (byte === undefined) return undefined
    value += (byte & 0x7f) * 2 ** (7 * index)
    if (byte < 0x80) return { value, end: at + index + 1 }
  }
  return undefined
}

function tagOf(number: number): Uint8Array {
  return varint(number * 8 + wire.bytes)
}

/** Encodes a number below 2^31 as a varint. */
export function varint(value: number): Uint8Array {
  const bytes: number[] = []
  let rest = value
  while (rest > 0x7f) {
    bytes.push((rest & 0x7f) | 0x80)
    rest >>>= 7
  }
  bytes.push(rest)
  return Uint8Array.from(bytes)
}
