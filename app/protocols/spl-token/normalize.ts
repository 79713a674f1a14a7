import type { TokenText } from '~/domain/token'
import { textLimits } from './layout'

/** Texts as they stand in an account: untrusted, of any length. */
export interface RawTokenText {
  readonly name: Uint8Array
  readonly symbol: Uint8Array
  readonly uri: Uint8Array
}

/**
 * What an issuer wrote → bounded text without NULs, which pad old accounts and which stores refuse. Name and symbol are cut at a
 * whole character; a uri that is too long is dropped, since a part of an address is another address.
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
  // as a stream the decoder holds back a character that was cut in two
  const text = new TextDecoder().decode(cut ? bytes.subarray(0, limit) : bytes, { stream: cut })
  return text.replaceAll('\0', '')
}
