import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createKeyReader, createKeyText, parseKeyText } from './key-text.server'

const key = createKeyText(new Uint8Array(32).fill(0xff))

test('creates a key of its mark, 256 bits and a checksum, and parses it', () => {
  expect(key).toMatch(/^pk_live_[0-9A-Za-z]{43}_[0-9A-Za-z]{6}$/)
  expect(parseKeyText(key)?.prefix).toBe(key.slice(0, 16))
  expect(parseKeyText(key)?.hash).toHaveLength(32)
  expect(createKeyText(new Uint8Array(32))).toMatch(/^pk_live_0{43}_[0-9A-Za-z]{6}$/)
})

test('creates ten thousand different keys that can be parsed', () => {
  const keys = Array.from({ length: 10_000 }, () => createKeyText())
  expect(new Set(keys).size).toBe(10_000)
  for (const text of keys.slice(0, 500)) expect(parseKeyText(text)).toBeDefined()
})

test('rejects a key with one wrong character anywhere', () => {
  fc.assert(
    fc.property(fc.nat(key.length - 1), fc.constantFrom('x', '7', '_', ' ', 'é', '\u0000'), (at, wrong) => {
      fc.pre(key[at] !== wrong)
      expect(parseKeyText(key.slice(0, at) + wrong + key.slice(at + 1))).toBeUndefined()
    }),
  )
})

test('rejects shorter, longer and other texts', () => {
  for (const text of ['', 'pk_live_', key.slice(0, -1), `${key}0`, `${key}\n`, 'x'.repeat(100_000)])
    expect(parseKeyText(text)).toBeUndefined()
})

test('caches a parsed key, and parses invalid texts each time', () => {
  const read = createKeyReader()
  const text = createKeyText()
  expect(read(text)).toEqual(parseKeyText(text))
  expect(read(text)).toBe(read(text))
  expect([read('pk_live_no'), read('pk_live_no')]).toEqual([undefined, undefined])
})
