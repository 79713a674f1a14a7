import { expect, test } from 'vitest'
import { boughtPercent } from './bought-percent'

test('computes the bought share of both sides, and none if nothing was traded', () => {
  expect(boughtPercent(30, 90)).toBe(25)
  expect(boughtPercent(30, 0)).toBe(100)
  expect(boughtPercent(0, 0)).toBeUndefined()
})

test('computes no share if one side is unknown', () => {
  expect(boughtPercent(null, 90)).toBeUndefined()
  expect(boughtPercent(30, null)).toBeUndefined()
})
