const padded = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/**
 * Decodes padded standard base64. Returns `undefined` for any other string. `Buffer` alone would skip invalid
 * characters.
 */
export function decodeBase64(text: string): Uint8Array | undefined {
  return text.length % 4 === 0 && padded.test(text) ? Buffer.from(text, 'base64') : undefined
}

/** Encodes bytes as padded standard base64. */
export function encodeBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
}
