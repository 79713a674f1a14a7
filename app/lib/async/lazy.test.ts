import { expect, test } from 'vitest'
import { lazy } from './lazy'

test('creates a value once, on the first call, even if it is undefined', () => {
  let made = 0
  const value = lazy(() => {
    made += 1
    return undefined
  })
  expect(made).toBe(0)
  value()
  value()
  expect(made).toBe(1)
})

test('returns the same value on each call', () => {
  const value = lazy(() => ({}))
  expect(value()).toBe(value())
})
