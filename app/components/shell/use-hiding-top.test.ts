import { expect, test } from 'vitest'
import { hidesAfter } from './use-hiding-top'

test('the bar goes on the way down and comes back on the way up', () => {
  expect(hidesAfter(100, 200)).toBe(true)
  expect(hidesAfter(200, 150)).toBe(false)
})

test('near the top it always shows', () => {
  expect(hidesAfter(0, 63)).toBe(false)
})

test('a tremble changes nothing', () => {
  expect(hidesAfter(200, 205)).toBeUndefined()
  expect(hidesAfter(200, 195)).toBeUndefined()
})
