import { expect, test } from 'vitest'
import { knownSum } from './known-sum'

test('adds the known parts and skips the unknown ones', () => {
  expect(knownSum(1, 2.5)).toBe(3.5)
  expect(knownSum(undefined, 2, undefined)).toBe(2)
  expect(knownSum(3, -3)).toBe(0)
})

test('returns nothing if all known parts are zero and one is unknown', () => {
  expect(knownSum()).toBe(0)
  expect(knownSum(0, 0)).toBe(0)
  expect(knownSum(0, undefined)).toBeUndefined()
  expect(knownSum(undefined)).toBeUndefined()
})
