import { decodeBase58 } from '~/lib/text/base58'
import { type Address, type Signature, trustedAddress, trustedSignature } from './ids'

/**
 * Parses an address from an untrusted string. Returns `undefined` if the string is invalid. The length is
 * checked first, so that long strings cost nothing.
 */
export function parseAddress(text: string): Address | undefined {
  if (text.length < 32 || text.length > 44) return undefined
  return decodeBase58(text)?.length === 32 ? trustedAddress(text) : undefined
}

const addressBeginning = /^[1-9A-HJ-NP-Za-km-z]{1,43}$/

/**
 * Whether a text of at least this many characters may be the beginning of an address. It may also be an address,
 * because an address without its last character is often a valid one.
 */
export function mayBeginAddress(text: string, leastCharacters: number): boolean {
  return text.length >= leastCharacters && addressBeginning.test(text)
}

/**
 * Parses a signature from an untrusted string. Returns `undefined` if the string is invalid. The length is
 * checked first, so that long strings cost nothing.
 */
export function parseSignature(text: string): Signature | undefined {
  if (text.length < 64 || text.length > 88) return undefined
  return decodeBase58(text)?.length === 64 ? trustedSignature(text) : undefined
}
