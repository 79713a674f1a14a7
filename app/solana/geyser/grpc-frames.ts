import type { ProtoCursor } from './proto-reader'

/** Passes on the bytes of a gRPC stream as they arrive. */
export type FrameSplitter = (chunk: Buffer) => void

/** Each message begins with a byte that says whether it is compressed, and with its length. */
const headerBytes = 5

/**
 * Creates a splitter for one stream. A message within a chunk is not copied. Throws `RangeError` for a message
 * that is compressed, or larger than `mostBytes`.
 */
export function createFrameSplitter(
  mostBytes: number,
  onMessage: (message: ProtoCursor) => void,
): FrameSplitter {
  let parts: Buffer[] = [] // beginning of a frame whose end has not arrived
  let partsBytes = 0
  let frameBytes = headerBytes // size of that frame, as far as it is known

  function keep(part: Buffer, needed: number): void {
    parts.push(part)
    partsBytes += part.length
    frameBytes = needed
  }

  /** Returns the kept bytes and the chunk in one buffer. `undefined`: the frame is still incomplete. */
  function joined(chunk: Buffer): Buffer | undefined {
    if (partsBytes === 0) return chunk
    keep(chunk, frameBytes)
    if (partsBytes < frameBytes) return undefined
    const bytes = Buffer.concat(parts, partsBytes)
    parts = []
    partsBytes = 0
    return bytes
  }

  function lengthAt(bytes: Buffer, at: number): number {
    if (bytes[at] !== 0) throw new RangeError('gRPC: a message is compressed')
    const length = bytes.readUInt32BE(at + 1)
    if (length <= mostBytes) return length
    throw new RangeError(`gRPC: received message larger than max (${length} vs ${mostBytes})`)
  }

  return (chunk) => {
    const bytes = joined(chunk)
    if (bytes === undefined) return
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    let at = 0
    let needed = headerBytes
    while (bytes.length - at >= headerBytes) {
      needed = headerBytes + lengthAt(bytes, at)
      if (bytes.length - at < needed) break
      const start = at + headerBytes
      at += needed
      needed = headerBytes
      onMessage({ bytes, view, at: start, end: at })
    }
    if (at < bytes.length) keep(bytes.subarray(at), needed)
  }
}

/** Returns a message with its header, to be sent. */
export function frameOf(message: Uint8Array): Buffer {
  const header = Buffer.alloc(headerBytes)
  header.writeUInt32BE(message.length, 1)
  return Buffer.concat([header, message])
}
