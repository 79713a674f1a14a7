import bs58 from 'bs58'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeBase58, encodeBase58 } from './base58'

test('matches the test vectors of the base58 draft', () => {
  const vectors = [
    ['', ''],
    ['00', '1'],
    ['61', '2g'],
    ['626262', 'a3gV'],
    ['636363', 'aPEr'],
    ['73696d706c792061206c6f6e6720737472696e67', '2cFupjhnEsSn59qHXstmK2ffpLv2'],
    ['516b6fcd0f', 'ABnLTmg'],
    ['00eb15231dfceb60925886b67d065299925915aeb172c06647', '1NS17iag9jJgTHD1VXjvLCEnZuQ3rJDE9L'],
    ['00000000000000000000', '1111111111'],
  ] as const
  for (const [hex, text] of vectors) {
    expect(encodeBase58(Buffer.from(hex, 'hex'))).toBe(text)
    expect(Buffer.from(decodeBase58(text) ?? [1]).toString('hex')).toBe(hex)
  }
})

test.each([32, 64])('agrees with an independent encoder on %i bytes, including leading zeros', (length) => {
  const bytes = fc
    .tuple(fc.nat({ max: length }), fc.uint8Array({ minLength: length, maxLength: length }))
    .map(([zeros, all]) => all.fill(0, 0, zeros))
  fc.assert(
    fc.property(bytes, (input) => {
      const text = bs58.encode(input)
      expect(encodeBase58(input)).toBe(text)
      expect(decodeBase58(text)).toEqual(Uint8Array.from(input))
    }),
    { numRuns: 2_000 },
  )
})

test('agrees with an independent encoder on every other length', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (input) => {
      const text = bs58.encode(input)
      expect(encodeBase58(input)).toBe(text)
      expect(decodeBase58(text)).toEqual(Uint8Array.from(input))
    }),
    { numRuns: 2_000 },
  )
})

test('encodes powers of 58 and their predecessors, where every division is close to an integer', () => {
  for (let digits = 1; digits <= 400; digits++) {
    const power = hexOf(58n ** BigInt(digits))
    expect(encodeBase58(Buffer.from(power, 'hex'))).toBe(`2${'1'.repeat(digits)}`)
    const before = hexOf(58n ** BigInt(digits) - 1n)
    expect(encodeBase58(Buffer.from(before, 'hex'))).toBe('z'.repeat(digits))
  }
})

test('divides by 58^5 exactly through its inverse in every case that the encoder needs', () => {
  const base = 58 ** 5
  for (let quotient = 1; quotient <= 2 ** 16; quotient++) {
    expect(Math.floor(quotient * base * (1 / base)) === quotient).toBe(true)
    expect(Math.floor((quotient * base - 1) * (1 / base)) === quotient - 1).toBe(true)
  }
})

function hexOf(value: bigint): string {
  const hex = value.toString(16)
  return hex.padStart(hex.length + (hex.length & 1), '0')
}

test('encodes the largest and the smallest number of a fast length', () => {
  for (const length of [32, 64]) {
    for (const fill of [0x00, 0xff]) {
      const bytes = new Uint8Array(length).fill(fill)
      expect(encodeBase58(bytes)).toBe(bs58.encode(bytes))
      expect(decodeBase58(encodeBase58(bytes))).toEqual(bytes)
    }
  }
})

test('decodes only the canonical string of each byte array', () => {
  const digit = fc.constantFrom(...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz')
  fc.assert(
    fc.property(fc.string({ unit: digit, maxLength: 120 }), (text) => {
      const bytes = decodeBase58(text)
      expect(bytes && encodeBase58(bytes)).toBe(text)
    }),
    { numRuns: 2_000 },
  )
})

test.each(['0', 'O', 'I', 'l', ' 2g', '2g ', '2g\n', 'é', '２', '\u0000'])('rejects %j', (text) => {
  expect(decodeBase58(text)).toBeUndefined()
})

test('rejects a string that exceeds the maximum length before decoding anything', () => {
  const before = performance.now()
  expect(decodeBase58('z'.repeat(5_000_000))).toBeUndefined()
  expect(performance.now() - before).toBeLessThan(50)
})
