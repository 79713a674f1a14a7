import { viewOf } from '~/solana/bytes/byte-reader'
import { extensionSizes, extensionsLayout, extensionTypes } from './layout'

/** An extension of a Token-2022 mint: its type, and the position of its data in the account. */
export interface ExtensionEntry {
  readonly type: number
  readonly start: number
  readonly end: number
}

/**
 * Reads extension entries of type, length and data until type 0 or the end of the account. Returns a reason
 * to reject the account if an entry extends beyond the end or has an invalid size.
 */
export function readExtensions(
  data: Uint8Array,
): { readonly entries: readonly ExtensionEntry[] } | { readonly reason: string } {
  const view = viewOf(data)
  const entries: ExtensionEntry[] = []
  let at: number = extensionsLayout.firstEntry
  while (at + extensionsLayout.entryHeader <= data.length) {
    const type = view.getUint16(at, true)
    if (type === extensionTypes.end) break
    const length = view.getUint16(at + 2, true)
    const start = at + extensionsLayout.entryHeader
    const end = start + length
    if (end > data.length) return { reason: `extension ${type} has ${length} bytes at byte ${at}` }
    const expected = extensionSizes[type]
    if (expected !== undefined && length !== expected)
      return { reason: `extension ${type} has ${length} bytes` }
    entries.push({ type, start, end })
    at = end
  }
  return { entries }
}
