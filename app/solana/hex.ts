import { invariant } from '~/lib/invariant'

/** Bytes of a hexadecimal constant, such as a discriminator. Throws on anything else: it is for constants in the code. */
export function hexBytes(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length >> 1)
  let signs = hex.length & 1 ? -1 : 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = (nibbleOf(hex.charCodeAt(2 * at)) << 4) | nibbleOf(hex.charCodeAt(2 * at + 1))
    bytes[at] = byte
    signs |= byte
  }
  invariant(signs >= 0, `${hex} is hexadecimal`)
  return bytes
}

/** Value of a digit by its character code; below zero for any other character. */
function nibbleOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 48
  return code >= 97 && code <= 102 ? code - 87 : -1
}

/** Lower-case hexadecimal text of bytes. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
