import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { ownCopy } from './own-copy'

test('returns an equal string', () => {
  for (const text of ['', 'free:203.0.113.7', 'ünï → 🦀']) expect(ownCopy(text)).toBe(text)
})

test('does not keep the longer string of a substring in memory', () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const heldBy = (keep: (text: string) => string) => {
    collect()
    const before = process.memoryUsage().heapUsed
    const kept = Array.from({ length: 1_000 }, (_, n) => {
      const header = Buffer.alloc(8_000, 'x').toString('latin1') + n
      return keep(`free:${header.slice(-20)}`)
    })
    collect()
    return (process.memoryUsage().heapUsed - before) / kept.length
  }
  expect(heldBy(ownCopy)).toBeLessThan(1_000)
  // Without the copy, the longer string would stay in memory.
  expect(heldBy((text) => text)).toBeGreaterThan(4_000)
})
