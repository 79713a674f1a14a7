import fc from 'fast-check'
import { expect, test } from 'vitest'
import { observeUiScale, uiMultiplierAt } from '~/domain/base/ui-scale'
import { addressBytes, readAddress } from '~/solana/address/address-reader'
import { decodeAccount } from './decode'
import { encodeAccount } from './encode'
import { token2022ProgramId } from './layout'
import {
  authority,
  composeMint,
  entry,
  metadataEntry,
  mintKey,
  payPalTexts,
  pointerTo,
} from './token-2022.fixture'

const now = 1_800_000_000

/** Builds the 56 bytes of the extension: an authority, an f64, an i64 and another f64. */
function scaled(multiplier: number, at: bigint, newMultiplier: number): Buffer {
  const data = Buffer.alloc(56)
  data.set(addressBytes(authority))
  data.writeDoubleLE(multiplier, 32)
  data.writeBigInt64LE(at, 40)
  data.writeDoubleLE(newMultiplier, 48)
  return data
}

function decode(...entries: readonly Buffer[]) {
  return decodeAccount(mintKey, token2022ProgramId, composeMint(...entries), readAddress)
}

test.each([
  [10, 0n, 10],
  [1, 1_800_000_060n, 10],
  [1.0039, -1n, 2.5],
  [Number.NaN, 2n ** 63n - 1n, Number.NEGATIVE_INFINITY],
  [1e300, -(2n ** 63n), 5e-324],
])('reads multiplier %d, and from %s on %d, unchanged', (multiplier, at, newMultiplier) => {
  const uiScale = { multiplier, newMultiplierEffectiveAt: at, newMultiplier }
  const entries = [
    pointerTo(),
    entry(25, scaled(multiplier, at, newMultiplier)),
    metadataEntry(...payPalTexts),
  ]
  expect(decode(...entries)).toMatchObject({ outcome: 'ok', value: { uiScale, extensions: [18, 25, 19] } })
})

test('reads no multiplier without the extension, and rejects an extension of another size as corrupt', () => {
  expect(decode(pointerTo())).toMatchObject({ outcome: 'ok', value: { uiScale: undefined } })
  for (const size of [0, 32, 55, 57]) expect(decode(entry(25, Buffer.alloc(size))).outcome).toBe('corrupt')
  expect(decode(entry(25, Buffer.alloc(55), 56)).outcome).toBe('corrupt')
})

test('does not scale an interest-bearing mint, but lists its extension', () => {
  expect(decode(entry(10, Buffer.alloc(52, 7)))).toMatchObject({
    outcome: 'ok',
    value: { uiScale: undefined, extensions: [10] },
  })
})

test('decodes a mint with arbitrary extension bytes, encodes the same numbers and displays finite amounts', () => {
  const bytes = fc.uint8Array({ minLength: 56, maxLength: 56 })
  const mutated = fc
    .tuple(fc.integer({ min: 32, max: 55 }), fc.integer({ min: 0, max: 255 }))
    .map(([at, byte]) => Uint8Array.from(scaled(10, BigInt(now), 20).fill(byte, at, at + 1)))
  fc.assert(
    fc.property(fc.oneof(bytes, mutated), (data) => {
      const decoded = decode(entry(25, Buffer.from(data)))
      if (decoded.outcome !== 'ok' || decoded.value.kind !== 'mint') throw new Error(decoded.outcome)
      const { uiScale } = decoded.value
      if (uiScale === undefined) throw new Error('no scale')
      expect(Buffer.from(encodeAccount(decoded.value)).subarray(170 + 32)).toEqual(
        Buffer.from(data).subarray(32),
      )
      const scale = observeUiScale(undefined, uiScale, { at: now, confirmedAt: undefined })
      for (const at of [0, now, now + 1e9]) {
        const multiplier = uiMultiplierAt(scale, at)
        expect(multiplier).toBeGreaterThanOrEqual(1e-12)
        expect(multiplier).toBeLessThanOrEqual(1e12)
      }
    }),
    { numRuns: 20_000 },
  )
})
