import bs58 from 'bs58'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trustedSignature } from '~/domain/base/ids'
import { createSignatureScheme } from './signature-scheme'

const stepId = fc.record({
  story: fc.record({
    plot: fc.integer({ min: 1, max: 255 }),
    hour: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
    ordinal: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
  }),
  step: fc.integer({ min: 0, max: 65_535 }),
})

test('encodes the step in a signature of 64 bytes', () => {
  const scheme = createSignatureScheme(1)
  fc.assert(
    fc.property(stepId, (id) => {
      const signature = scheme.sign(id)
      expect(bs58.decode(signature)).toHaveLength(64)
      expect(scheme.read(signature)).toEqual(id)
    }),
  )
})

test('rejects random bytes, a changed signature and a signature of another world', () => {
  const scheme = createSignatureScheme(1)
  fc.assert(
    fc.property(stepId, fc.integer({ min: 0, max: 511 }), (id, bit) => {
      const bytes = bs58.decode(scheme.sign(id))
      bytes[bit >> 3]! ^= 1 << (bit & 7)
      expect(scheme.read(trustedSignature(bs58.encode(bytes)))).toBeUndefined()
      expect(createSignatureScheme(2).read(scheme.sign(id))).toBeUndefined()
    }),
  )
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 64, maxLength: 64 }), (bytes) => {
      expect(scheme.read(trustedSignature(bs58.encode(bytes)))).toBeUndefined()
    }),
  )
})
