import { expect, test } from 'vitest'
import { sparklinePath } from './sparkline-path'

const box = { width: 100, height: 22 }

test('the least value lies at the lower edge, the greatest at the upper one, half a line inside', () => {
  expect(sparklinePath([0, 10, 5], box)).toBe('M0 21L50 1L100 11')
})

test('a missing value leaves a gap', () => {
  expect(sparklinePath([0, null, 10, 10, 0], box)).toBe('M0 21h0M50 1L75 1L100 21')
})

test('values that are all alike lie in the middle', () => {
  expect(sparklinePath([7, 7], box)).toBe('M0 11L100 11')
})

test('one value is a point in the middle, which is seen', () => {
  expect(sparklinePath([7], box)).toBe('M50 11h0')
})

test('nothing known is no line', () => {
  expect(sparklinePath([], box)).toBe('')
  expect(sparklinePath([null, null], box)).toBe('')
})
