import bs58 from 'bs58'
import nacl from 'tweetnacl'
import { type Address, trustedAddress } from '~/domain/base/ids'
import { hasCanonicalScalar, hasLowOrder, isCanonicalPoint, isOnCurve } from '~/solana/pda/ed25519-point'

/** Public key of a wallet that can create signatures. */
export interface WalletKey {
  readonly address: Address
  readonly bytes: Uint8Array
}

/**
 * Maximum lengths of keys and signatures, characters. They are limited because the time to decode base58
 * grows with the square of the length.
 */
const keyLength = { least: 32, most: 44 }
const longestSignature = 128

const signatureBytes = 64

/**
 * Parses the public key of a wallet from an untrusted string. Returns `undefined` for anything except
 * canonical base58 of 32 bytes. Rejects points of low order, because signatures for them can be forged.
 * Rejects addresses off the curve, because no signature for them exists.
 */
export function parseWalletKey(text: string): WalletKey | undefined {
  if (text.length < keyLength.least || text.length > keyLength.most) return undefined
  const bytes = bs58.decodeUnsafe(text)
  if (bytes?.length !== 32) return undefined
  if (!isCanonicalPoint(bytes) || hasLowOrder(bytes) || !isOnCurve(bytes)) return undefined
  return { address: trustedAddress(text), bytes }
}

/** Parses the 64 bytes of a signature from base58 or base64. Returns `undefined` for any other string. */
export function parseSignature(text: string): Uint8Array | undefined {
  if (text.length > longestSignature) return undefined
  const base58 = bs58.decodeUnsafe(text)
  if (base58?.length === signatureBytes) return base58
  if (!/^[\w+/-]+={0,2}$/.test(text)) return undefined
  const base64 = Buffer.from(text, 'base64')
  return base64.length === signatureBytes ? base64 : undefined
}

/**
 * Whether the wallet has signed exactly this message. `signature` must have 64 bytes. The scalar is checked
 * first, because tweetnacl also accepts a second encoding of each signature. The verification takes about 4 ms
 * on the main thread, so its callers need a rate limit.
 */
export function hasSigned(key: WalletKey, text: string, signature: Uint8Array): boolean {
  if (!hasCanonicalScalar(signature)) return false
  return nacl.sign.detached.verify(new TextEncoder().encode(text), signature, key.bytes)
}
