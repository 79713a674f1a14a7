import { expect, test } from 'vitest'
import { BoundedCache } from './bounded-cache'

test('what was used longest ago goes first, as soon as all weigh too much', () => {
  const cache = new BoundedCache<number>(10)
  cache.set('a', 1, 4)
  cache.set('b', 2, 4)
  expect(cache.get('a')).toBe(1)
  cache.set('c', 3, 4)
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3])
})

test('an entry that is set anew weighs once', () => {
  const cache = new BoundedCache<number>(10)
  for (let value = 0; value < 5; value += 1) cache.set('a', value, 6)
  cache.set('b', 9, 4)
  expect([cache.get('a'), cache.get('b')]).toEqual([4, 9])
})

test('an entry that alone weighs too much is not kept', () => {
  const cache = new BoundedCache<number>(10)
  cache.set('a', 1, 11)
  expect(cache.get('a')).toBeUndefined()
})
