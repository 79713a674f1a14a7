import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { encodeBase58 } from '~/lib/text/base58'

/** PKCS #8 prefix of an ed25519 private key; the 32 bytes of the seed follow (RFC 8410). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Returns a wallet whose seed is one repeated byte. */
export function createTestWallet(seedByte: number) {
  const key = createPrivateKey({
    key: Buffer.concat([pkcs8Prefix, Buffer.alloc(32, seedByte)]),
    format: 'der',
    type: 'pkcs8',
  })
  const publicBytes = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32)
  return {
    address: encodeBase58(publicBytes),
    sign: (text: string) => Uint8Array.from(sign(null, Buffer.from(text), key)),
  }
}
