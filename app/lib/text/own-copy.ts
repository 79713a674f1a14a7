/**
 * Copies a string so that the copy does not keep a longer string in memory. JavaScript engines store a
 * substring as a reference into the original string. Storing a short part of a header would thus keep the
 * whole header in memory, and the client chooses the length of the header.
 */
export function ownCopy(text: string): string {
  return Buffer.from(text).toString()
}
