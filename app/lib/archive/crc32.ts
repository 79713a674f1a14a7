const polynomial = 0xedb88320 // Polynomial of IEEE 802.3, bits reversed.
const table = createTable()

/**
 * Computes the CRC-32 that zlib and PNG use. CRC-32 detects accidental changes, but not malicious ones. Node
 * 20.15, 22.2 and later versions use their native function. Browsers and older versions of Node compute the
 * CRC-32 in JavaScript.
 */
export const crc32: (bytes: Uint8Array) => number = nativeCrc32() ?? portableCrc32

/** Computes the CRC-32 in JavaScript. */
export function portableCrc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/**
 * Returns `crc32` of `node:zlib`; `undefined` in browsers and in older versions of Node. A static import of
 * `node:zlib` would fail in browsers.
 */
function nativeCrc32(): ((bytes: Uint8Array) => number) | undefined {
  if (typeof process === 'undefined' || process.getBuiltinModule === undefined) return undefined
  const { crc32: native } = process.getBuiltinModule('node:zlib')
  return native && ((bytes) => native(bytes))
}

function createTable(): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, byte) => {
    let crc = byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? polynomial ^ (crc >>> 1) : crc >>> 1
    return crc >>> 0
  })
}
