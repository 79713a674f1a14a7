/**
 * Maximum number of bytes for which a loop is faster than the engine's copy function. An address is shorter
 * than this.
 */
const fewBytes = 40

/** Copies bytes into `target` at `start`, and returns the offset after the copied bytes. */
export function putBytes(target: Uint8Array, start: number, bytes: Uint8Array): number {
  const { length } = bytes
  if (length > fewBytes) target.set(bytes, start)
  else for (let index = 0; index < length; index++) target[start + index] = bytes[index] ?? 0
  return start + length
}
