const padded = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** Bytes of padded standard base64, or undefined for any other text. `Buffer` alone would skip what it does not understand. */
export function decodeBase64(text: string): Uint8Array | undefined {
  return text.length % 4 === 0 && padded.test(text) ? Buffer.from(text, 'base64') : undefined
}

/** Padded standard base64 of bytes. */
export function encodeBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
}
