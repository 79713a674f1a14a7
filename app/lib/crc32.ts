const polynomial = 0xedb88320 // IEEE 802.3, reversed
const table = createTable()

/**
 * Computes the CRC-32 of zlib and PNG. It detects accidental changes, but not malicious ones. Uses the native
 * function of Node 20.15 and 22.2 and later; browsers and older versions compute it in JavaScript.
 */
export const crc32: (bytes: Uint8Array) => number = nativeCrc32() ?? portableCrc32

/** Computes the CRC-32 in JavaScript. */
export function portableCrc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/**
 * Returns `crc32` of `node:zlib`. `undefined` if this is a browser or an older Node. An import of `node:zlib`
 * would fail in browsers.
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
