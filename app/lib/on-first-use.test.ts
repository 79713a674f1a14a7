import { expect, test } from 'vitest'
import { onFirstUse } from './on-first-use'

test('makes nothing until it is asked, and then once, even where there is nothing to keep', () => {
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

test('hands out the same value each time', () => {
  const value = onFirstUse(() => ({}))
  expect(value()).toBe(value())
})
