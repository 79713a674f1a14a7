import { expect, test } from 'vitest'
import { boughtPercent } from './bought-percent'

test('the share of what was bought is of both sides, and nothing where there is neither', () => {
  expect(boughtPercent(30, 90)).toBe(25)
  expect(boughtPercent(30, 0)).toBe(100)
  expect(boughtPercent(0, 0)).toBeUndefined()
})

test('what is unknown on one side has no share', () => {
  expect(boughtPercent(null, 90)).toBeUndefined()
  expect(boughtPercent(30, null)).toBeUndefined()
})
