import { decodeBase58 } from '~/lib/base58'
import { type Address, type Signature, trustedAddress, trustedSignature } from './ids'

/**
 * Parses an address from untrusted text. `undefined` if invalid. The length check comes first, so that long
 * texts cost nothing.
 */
export function parseAddress(text: string): Address | undefined {
  if (text.length < 32 || text.length > 44) return undefined
  return decodeBase58(text)?.length === 32 ? trustedAddress(text) : undefined
}

/**
 * Parses a signature from untrusted text. `undefined` if invalid. The length check comes first, so that long
 * texts cost nothing.
 */
export function parseSignature(text: string): Signature | undefined {
  if (text.length < 64 || text.length > 88) return undefined
  return decodeBase58(text)?.length === 64 ? trustedSignature(text) : undefined
}
