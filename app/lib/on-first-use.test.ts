import { expect, test } from 'vitest'
import { onFirstUse } from './on-first-use'

test('creates a value once, on the first call, even if it is undefined', () => {
  let made = 0
  const value = onFirstUse(() => {
    made += 1
    return undefined
  })
  expect(made).toBe(0)
  value()
  value()
  expect(made).toBe(1)
})

test('returns the same value on each call', () => {
  const value = onFirstUse(() => ({}))
  expect(value()).toBe(value())
})
