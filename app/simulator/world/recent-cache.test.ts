import { expect, test } from 'vitest'
import { createRecentCache } from './recent-cache'

test('keeps the most recently used values and drops the others', () => {
  const cache = createRecentCache<number, string>(2)
  cache.set(1, 'one')
  cache.set(2, 'two')
  expect(cache.get(1)).toBe('one')
  cache.set(3, 'three')
  expect(cache.get(1)).toBe('one')
  cache.set(4, 'four')
  cache.set(5, 'five')
  expect(cache.get(2)).toBeUndefined()
  expect(cache.get(1)).toBe('one')
})
