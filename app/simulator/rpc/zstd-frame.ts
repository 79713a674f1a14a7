/**
 * Encodes a valid Zstandard frame (RFC 8878) of raw and run-length blocks. Account data consists mostly of
 * runs of zeros, so this makes a Drift `User` several times smaller without a compressor.
 */
export function encodeZstdFrame(content: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [frameHeader(content.length)]
  const blocks = splitBlocks(content)
  blocks.forEach((block, index) => {
    const last = index === blocks.length - 1 ? 1 : 0
    const header = last | (block.run ? 2 : 0) | ((block.end - block.start) << 3)
    parts.push(new Uint8Array([header & 0xff, (header >> 8) & 0xff, (header >> 16) & 0xff]))
    parts.push(content.subarray(block.start, block.run ? block.start + 1 : block.end))
  })
  return Buffer.concat(parts)
}

interface Block {
  readonly start: number
  readonly end: number
  /** Whether all bytes of the block are equal. */
  readonly run: boolean
}

/** Maximum decoded size of a block, bytes (RFC 8878, 3.1.1.2.4). */
const maxBlockBytes = 128 * 1024
/** Minimum length of a run, bytes. A shorter run would need more bytes for block headers than it saves. */
const minRunBytes = 16

function frameHeader(size: number): Uint8Array {
  // Magic number, then flags: single segment (bit 5), width of the content size (bits 6–7), no checksum, no
  // dictionary.
  if (size < 256) return new Uint8Array([0x28, 0xb5, 0x2f, 0xfd, 0x20, size])
  const header = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0xa0, 0, 0, 0, 0])
  header.writeUInt32LE(size, 5)
  return header
}

function splitBlocks(content: Uint8Array): Block[] {
  const blocks: Block[] = []
  let rawStart = 0
  let position = 1 // Zstandard decoders before 1.4.4 reject a run as the first block.
  const closeRaw = (end: number) => {
    for (let start = rawStart; start < end; start += maxBlockBytes) {
      blocks.push({ start, end: Math.min(start + maxBlockBytes, end), run: false })
    }
  }
  while (position < content.length) {
    let runEnd = position + 1
    while (
      runEnd < content.length &&
      content[runEnd] === content[position] &&
      runEnd - position < maxBlockBytes
    )
      runEnd += 1
    if (runEnd - position >= minRunBytes) {
      closeRaw(position)
      blocks.push({ start: position, end: runEnd, run: true })
      rawStart = runEnd
    }
    position = runEnd
  }
  closeRaw(content.length)
  return blocks.length > 0 ? blocks : [{ start: 0, end: 0, run: false }]
}
