import { invariant } from '~/lib/invariant'

/** Bytes of a hexadecimal constant, such as a discriminator. Throws on anything else: it is for constants in the code. */
export function hexBytes(hex: string): Uint8Array {
  invariant(/^(?:[0-9a-f]{2})*$/.test(hex), `${hex} is hexadecimal`)
  return new Uint8Array(Buffer.from(hex, 'hex'))
}

/** Lower-case hexadecimal text of bytes. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
