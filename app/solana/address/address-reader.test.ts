import bs58 from 'bs58'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { viewOf } from '../bytes/byte-reader'
import { addressBytes, createAddressInterner, readAddress } from './address-reader'

const key = fc.uint8Array({ minLength: 32, maxLength: 32 })

test('reads an address at any offset', () => {
  fc.assert(
    fc.property(key, fc.nat({ max: 9 }), (bytes, offset) => {
      const padded = new Uint8Array(offset + 32 + 3)
      padded.set(bytes, offset)
      expect(readAddress(viewOf(padded), offset)).toBe(bs58.encode(bytes))
      expect(addressBytes(readAddress(viewOf(padded), offset))).toEqual(Uint8Array.from(bytes))
    }),
  )
})

test('returns the same addresses with and without an interner, even if it is far too small', () => {
  const intern = createAddressInterner(4)
  const keys = fc.sample(key, 40)
  for (let round = 0; round < 50; round++) {
    for (const bytes of [...keys, ...keys.slice(0, round % 7)]) {
      expect(intern(viewOf(bytes), 0)).toBe(bs58.encode(bytes))
    }
  }
})

test("distinguishes keys that share all words of the interner's hash", () => {
  const intern = createAddressInterner(2)
  const one = new Uint8Array(32)
  const other = new Uint8Array(32).fill(1, 0, 4)
  const third = new Uint8Array(32).fill(1, 12, 16)
  for (const bytes of [one, other, third, one, third, other, other]) {
    expect(intern(viewOf(bytes), 0)).toBe(bs58.encode(bytes))
  }
})
