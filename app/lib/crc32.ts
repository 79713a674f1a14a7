const polynomial = 0xedb88320 // IEEE 802.3, reversed
const table = createTable()

/** Computes the CRC-32 of zlib and PNG. It detects accidental changes, but not malicious ones. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

function createTable(): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, byte) => {
    let crc = byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? polynomial ^ (crc >>> 1) : crc >>> 1
    return crc >>> 0
  })
}
