import fc from 'fast-check'
import { decompress } from 'fzstd'
import { expect, test } from 'vitest'
import { encodeZstdFrame } from './zstd-frame'

test.each([
  ['nothing', new Uint8Array()],
  ['one byte', Uint8Array.from([7])],
  ['the longest content with a one-byte size', new Uint8Array(255).fill(3)],
  ['the shortest content with a four-byte size', new Uint8Array(256).fill(3)],
  ['a run at the start', Uint8Array.from([...new Array(40).fill(0), 1, 2, 3])],
  ['more than one block', Uint8Array.from({ length: 300_000 }, (_, index) => index * 7)],
  ['a run longer than a block', new Uint8Array(300_000)],
])('round-trips %s', (_name, content) => {
  expect(Buffer.from(decompress(encodeZstdFrame(content)))).toEqual(Buffer.from(content))
})

test('round-trips arbitrary bytes, with and without runs', () => {
  const runs = fc.array(fc.tuple(fc.nat(255), fc.integer({ min: 1, max: 60 })), { maxLength: 40 })
  fc.assert(
    fc.property(runs, (parts) => {
      const content = Buffer.concat(parts.map(([byte, length]) => Buffer.alloc(length, byte)))
      expect(Buffer.from(decompress(encodeZstdFrame(content)))).toEqual(content)
    }),
    { numRuns: 300 },
  )
})

test('compresses zeros to almost nothing', () => {
  const user = new Uint8Array(4376) // an empty Drift User
  user.set([0x9f, 0x75, 0x5f, 0xe3, 0xef, 0x97, 0x3a, 0xec])
  expect(encodeZstdFrame(user).length).toBeLessThan(40)
})
