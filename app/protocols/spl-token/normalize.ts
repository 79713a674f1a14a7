import type { TokenText } from '~/domain/token/token'
import { textLimits } from './layout'

/** Name, symbol and uri as they are in an account. They are untrusted and may have any length. */
export interface RawTokenText {
  readonly name: Uint8Array
  readonly symbol: Uint8Array
  readonly uri: Uint8Array
}

/**
 * Converts an issuer's name, symbol and uri to strings of limited length without NULs. Old accounts are
 * padded with NULs, and PostgreSQL rejects NULs. Name and symbol are truncated at a whole character. A uri
 * that is too long is dropped, because a truncated URL would lead to another place.
 */
export function normalizeTokenText(raw: RawTokenText): TokenText {
  return {
    name: boundedText(raw.name, textLimits.name),
    symbol: boundedText(raw.symbol, textLimits.symbol),
    uri: raw.uri.length > textLimits.uri ? '' : boundedText(raw.uri, textLimits.uri),
  }
}

function boundedText(bytes: Uint8Array, limit: number): string {
  const cut = bytes.length > limit
  // With `stream: true`, the decoder omits an incomplete character at the end.
  const text = new TextDecoder().decode(cut ? bytes.subarray(0, limit) : bytes, { stream: cut })
  return text.replaceAll('\0', '')
}
