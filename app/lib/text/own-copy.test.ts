import { expect, test } from 'vitest'
import { heldBytes } from './held-bytes.fixture'
import { ownCopy } from './own-copy'

test('returns an equal string', () => {
  for (const text of ['', 'free:203.0.113.7', 'ünï → 🦀']) expect(ownCopy(text)).toBe(text)
})

test('does not keep the longer string of a substring in memory', () => {
  const heldBy = (keep: (text: string) => string) =>
    heldBytes(() =>
      Array.from({ length: 1_000 }, (_, n) => {
        const header = Buffer.alloc(8_000, 'x').toString('latin1') + n
        return keep(`free:${header.slice(-20)}`)
      }),
    )
  expect(heldBy(ownCopy)).toBeLessThan(1_000)
  // Without the copy, the longer string would stay in memory.
  expect(heldBy((text) => text)).toBeGreaterThan(4_000)
})
