import { expect, test } from 'vitest'
import { encodeBase58 } from '~/lib/text/base58'
import { createAccountFilter } from './account-filter'

const memcmp = (offset: number, ...bytes: number[]) => ({
  memcmp: { offset, bytes: encodeBase58(Uint8Array.from(bytes)) },
})

test('passes an account that matches every filter', () => {
  const passes = createAccountFilter([memcmp(0, 9, 8), memcmp(3, 0), { dataSize: 4 }])
  expect(passes(Uint8Array.of(9, 8, 7, 0))).toBe(true)
  expect(passes(Uint8Array.of(9, 8, 7, 1))).toBe(false)
  expect(passes(Uint8Array.of(9, 7, 7, 0))).toBe(false)
  expect(passes(Uint8Array.of(9, 8, 7, 0, 0))).toBe(false)
})

test('rejects data that ends before the compared bytes', () => {
  expect(createAccountFilter([memcmp(3, 0, 0)])(Uint8Array.of(1, 2, 3, 0))).toBe(false)
})
