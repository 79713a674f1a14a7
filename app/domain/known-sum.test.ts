import { expect, test } from 'vitest'
import { knownSum } from './known-sum'

test('what is known adds up, whatever is unknown beside it', () => {
  expect(knownSum(1, 2.5)).toBe(3.5)
  expect(knownSum(undefined, 2, undefined)).toBe(2)
  expect(knownSum(3, -3)).toBe(0)
})

test('a sum is zero only where nothing is unknown', () => {
  expect(knownSum()).toBe(0)
  expect(knownSum(0, 0)).toBe(0)
  expect(knownSum(0, undefined)).toBeUndefined()
  expect(knownSum(undefined)).toBeUndefined()
})
