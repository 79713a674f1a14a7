/** To call the engine's copy takes as long as to put so many bytes one by one: about as many as an address has. */
const fewBytes = 40

/** Puts bytes into `target` from `start` on; answers where they end. */
export function putBytes(target: Uint8Array, start: number, bytes: Uint8Array): number {
  const { length } = bytes
  if (length > fewBytes) target.set(bytes, start)
  else for (let index = 0; index < length; index++) target[start + index] = bytes[index] ?? 0
  return start + length
}
