import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { type Address, trustedAddress } from '~/domain/ids'
import { decodeBase58 } from '~/lib/base58'
import { hasCanonicalScalar, hasLowOrder, isCanonicalPoint, isOnCurve } from '~/solana/ed25519-point'

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
  const bytes = decodeBase58(text)
  if (bytes?.length !== 32) return undefined
  if (!isCanonicalPoint(bytes) || hasLowOrder(bytes) || !isOnCurve(bytes)) return undefined
  return { address: trustedAddress(text), bytes }
}

/** Parses the 64 bytes of a signature from base58 or base64. Returns `undefined` for any other string. */
export function parseSignature(text: string): Uint8Array | undefined {
  if (text.length > longestSignature) return undefined
  const base58 = decodeBase58(text)
  if (base58?.length === signatureBytes) return base58
  if (!/^[\w+/-]+={0,2}$/.test(text)) return undefined
  const base64 = Buffer.from(text, 'base64')
  return base64.length === signatureBytes ? base64 : undefined
}

/** X.509 prefix of an ed25519 public key. The 32 bytes of the key follow the prefix (RFC 8410). */
const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex')

/** Whether the wallet has signed exactly this message. */
export function hasSigned(key: WalletKey, text: string, signature: Uint8Array): boolean {
  if (!hasCanonicalScalar(signature)) return false
  return verify(null, Buffer.from(text, 'utf8'), publicKeyOf(key), signature)
}

function publicKeyOf({ bytes }: WalletKey): KeyObject {
  return createPublicKey({ key: Buffer.concat([spkiPrefix, bytes]), format: 'der', type: 'spki' })
}
