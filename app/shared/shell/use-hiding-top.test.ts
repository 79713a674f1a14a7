import { expect, test } from 'vitest'
import { hidesAfter } from './use-hiding-top'

test('hides the bar on the way down and shows it on the way up', () => {
  expect(hidesAfter(100, 200)).toBe(true)
  expect(hidesAfter(200, 150)).toBe(false)
})

test('always shows the bar near the top', () => {
  expect(hidesAfter(0, 63)).toBe(false)
})

test('ignores tiny movements', () => {
  expect(hidesAfter(200, 205)).toBeUndefined()
  expect(hidesAfter(200, 195)).toBeUndefined()
})
