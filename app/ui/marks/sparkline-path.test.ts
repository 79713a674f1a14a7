import { expect, test } from 'vitest'
import { sparklinePath } from './sparkline-path'

const box = { width: 100, height: 22 }

test('puts the minimum at the lower edge and the maximum at the upper one, inset by half a line', () => {
  expect(sparklinePath([0, 10, 5], box)).toBe('M0 21L50 1L100 11')
})

test('leaves a gap for a missing value', () => {
  expect(sparklinePath([0, null, 10, 10, 0], box)).toBe('M0 21h0M50 1L75 1L100 21')
})

test('centres equal values vertically', () => {
  expect(sparklinePath([7, 7], box)).toBe('M0 11L100 11')
})

test('draws a single value as a visible point in the middle', () => {
  expect(sparklinePath([7], box)).toBe('M50 11h0')
})

test('draws nothing without known values', () => {
  expect(sparklinePath([], box)).toBe('')
  expect(sparklinePath([null, null], box)).toBe('')
})
