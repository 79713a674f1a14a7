import type { TokenText } from '~/domain/token'
import { textLimits } from './layout'

/** Texts as they are in an account: untrusted and of any length. */
export interface RawTokenText {
  readonly name: Uint8Array
  readonly symbol: Uint8Array
  readonly uri: Uint8Array
}

/**
 * Converts an issuer's texts to bounded text without NULs, which pad old accounts and which PostgreSQL
 * rejects. Name and symbol are truncated at a whole character. A uri that is too long is dropped, because a
 * truncated address is a different address.
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
  // In stream mode the decoder holds back an incomplete character at the end.
  const text = new TextDecoder().decode(cut ? bytes.subarray(0, limit) : bytes, { stream: cut })
  return text.replaceAll('\0', '')
}
