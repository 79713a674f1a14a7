import { createPublicKey, verify } from 'node:crypto'
import fc from 'fast-check'
import nacl from 'tweetnacl'
import { expect, test } from 'vitest'
import { encodeBase58 } from '~/lib/text/base58'
import { createTestWallet } from '../../../tests/helpers/web/test-wallet'
import { hasSigned, parseSignature, parseWalletKey } from './wallet-key.server'

const wallet = createTestWallet(7)

function littleEndian(value: bigint): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, at) => Number((value >> BigInt(8 * at)) & 255n))
}

const prime = 2n ** 255n - 19n
const groupOrder = 2n ** 252n + 27_742_317_777_372_353_535_851_937_790_883_648_493n

/**
 * The 14 encodings of points of low order in libsodium's list. They are seven encodings, each with either
 * sign.
 */
const lowOrder = [
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
].flatMap((hex) => {
  const plain = Buffer.from(hex, 'hex')
  const signed = Buffer.from(plain)
  signed[31] = (signed[31] ?? 0) | 0x80
  return [plain, signed]
})

test('accepts the key of a real key pair', () => {
  expect(parseWalletKey(wallet.address)?.address).toBe(wallet.address)
})

test('rejects all 14 encodings of points of low order', () => {
  expect(lowOrder.length).toBe(14)
  for (const bytes of lowOrder) expect(parseWalletKey(encodeBase58(bytes))).toBeUndefined()
})

test('rejects a program address off the curve, and a coordinate not below the prime', () => {
  // The address of a DCA order on mainnet. Such an address is derived so that it is off the curve.
  expect(parseWalletKey('5Q544fKrFoe6tsEbD7S8EmxGTJYAKtTVhAW5Q5pge4j1')).toBeUndefined()
  for (let above = 0n; above < 19n; above++) {
    expect(parseWalletKey(encodeBase58(littleEndian(prime + above)))).toBeUndefined()
  }
})

test('accepts a signature only for its text, its key and its canonical form', () => {
  const key = parseWalletKey(wallet.address)!
  const other = parseWalletKey(createTestWallet(8).address)!
  const signature = wallet.sign('text')
  expect(hasSigned(key, 'text', signature)).toBe(true)
  expect(hasSigned(key, 'Text', signature)).toBe(false)
  expect(hasSigned(other, 'text', signature)).toBe(false)
  const flipped = Uint8Array.from(signature)
  flipped[0] = (flipped[0] ?? 0) ^ 1
  expect(hasSigned(key, 'text', flipped)).toBe(false)
  const scalar = BigInt(`0x${Buffer.from(signature.slice(32)).reverse().toString('hex')}`)
  const malleable = Uint8Array.from([...signature.slice(0, 32), ...littleEndian(scalar + groupOrder)])
  // tweetnacl alone would accept the second encoding.
  expect(nacl.sign.detached.verify(Buffer.from('text'), malleable, key.bytes)).toBe(true)
  expect(hasSigned(key, 'text', malleable)).toBe(false)
  expect(hasSigned(key, 'text', new Uint8Array(64))).toBe(false)
})

test('agrees with node:crypto on signatures with one changed bit, in any script', () => {
  const key = parseWalletKey(wallet.address)!
  const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), key.bytes])
  const publicKey = createPublicKey({ key: spki, format: 'der', type: 'spki' })
  const bit = fc.option(fc.nat({ max: 511 }), { nil: undefined })
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), bit, (text, flipped) => {
      const signature = wallet.sign(text)
      if (flipped !== undefined)
        signature[flipped >> 3] = (signature[flipped >> 3] ?? 0) ^ (1 << (flipped & 7))
      const expected = verify(null, Buffer.from(text), publicKey, signature)
      expect(expected).toBe(flipped === undefined)
      expect(hasSigned(key, text, signature)).toBe(expected)
    }),
    { numRuns: 100 },
  )
})

test('parses a signature in base58 and base64 of the right length only', () => {
  const signature = wallet.sign('text')
  expect(parseSignature(encodeBase58(signature))).toEqual(signature)
  expect(parseSignature(Buffer.from(signature).toString('base64'))).toEqual(Buffer.from(signature))
  expect(parseSignature(Buffer.from(signature.slice(1)).toString('base64'))).toBeUndefined()
  expect(parseSignature(encodeBase58(Uint8Array.from([...signature, 1])))).toBeUndefined()
  expect(parseSignature('')).toBeUndefined()
  expect(parseSignature('1'.repeat(100_000))).toBeUndefined()
})
