/**
 * Copies a text so that it does not keep a longer one in memory. JavaScript engines store a substring as a
 * reference into the original. Remembering a short part of a header would thus keep the whole header, whose
 * length the client chooses.
 */
export function ownCopy(text: string): string {
  return Buffer.from(text).toString()
}
