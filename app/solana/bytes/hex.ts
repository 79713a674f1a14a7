/** Decodes a hexadecimal constant in the code, such as a discriminator. Throws for anything else. */
export function hexBytes(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length >> 1)
  readHex(hex, bytes, 0)
  return bytes
}

/** Decodes a hexadecimal constant into `target` at `start`. */
export function readHex(hex: string, target: Uint8Array, start: number): void {
  let signs = hex.length & 1 ? -1 : 0
  for (let at = 0; 2 * at + 1 < hex.length; at++) {
    const byte = (nibbleOf(hex.charCodeAt(2 * at)) << 4) | nibbleOf(hex.charCodeAt(2 * at + 1))
    target[start + at] = byte
    signs |= byte
  }
  if (signs < 0) throw new Error(`Invariant broken: ${hex} is hexadecimal`)
}

/** Returns the value of a lower-case hex digit by its character code; negative for any other character. */
function nibbleOf(code: number): number {
  if (code >= 48 && code <= 57) return code - 48
  return code >= 97 && code <= 102 ? code - 87 : -1
}

/** Returns bytes as a lower-case hexadecimal string. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
