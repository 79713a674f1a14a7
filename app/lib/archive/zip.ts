import { deflateRawSync } from 'node:zlib'
import type { ArchiveFile } from './archive-file'
import { crc32 } from './crc32'

/** 1980-01-01, the earliest date that the zip format can represent. */
const noDate = 0x0021
const deflated = 8
const neededVersion = 20

/**
 * Packs files into a zip archive. The archive contains neither times nor owners, so the same files always
 * give the same bytes.
 */
export function zipOf(files: readonly ArchiveFile[]): Buffer {
  const bodies: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const { path, bytes } of files) {
    const packed = deflateRawSync(bytes, { level: 9 })
    const facts = factsOf(path, bytes, packed.length)
    const local = Buffer.concat([signature(0x04034b50), facts, Buffer.from(path), packed])
    bodies.push(local)
    entries.push(entryOf(path, facts, offset))
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  return Buffer.concat([...bodies, directory, endOf(files.length, directory.length, offset)])
}

/** Returns the fields that the local header and the directory entry of a file have in common. */
function factsOf(path: string, bytes: Uint8Array, packedLength: number): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(neededVersion, 0)
  facts.writeUInt16LE(deflated, 4)
  facts.writeUInt16LE(noDate, 8)
  facts.writeUInt32LE(crc32(bytes), 10)
  facts.writeUInt32LE(packedLength, 14)
  facts.writeUInt32LE(bytes.length, 18)
  facts.writeUInt16LE(path.length, 22)
  return facts
}

function entryOf(path: string, facts: Buffer, offset: number): Buffer {
  const rest = Buffer.alloc(14)
  // The upper 16 bits are a Unix file mode: a regular file that all users may read.
  rest.writeUInt32LE(0o100644 * 0x10000, 6)
  rest.writeUInt32LE(offset, 10)
  const madeBy = Buffer.alloc(2)
  madeBy.writeUInt16LE(0x0300 | neededVersion, 0)
  return Buffer.concat([signature(0x02014b50), madeBy, facts, rest, Buffer.from(path)])
}

function endOf(count: number, directoryLength: number, directoryAt: number): Buffer {
  const end = Buffer.alloc(18)
  end.writeUInt16LE(count, 4)
  end.writeUInt16LE(count, 6)
  end.writeUInt32LE(directoryLength, 8)
  end.writeUInt32LE(directoryAt, 12)
  return Buffer.concat([signature(0x06054b50), end])
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value, 0)
  return bytes
}
