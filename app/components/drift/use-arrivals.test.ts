import { expect, test } from 'vitest'
import { nextArrivals } from './use-arrivals'

const start = { keys: ['b', 'a'], arrived: new Set<string>(), turn: 0 }

test('only what was not there before has arrived', () => {
  expect(nextArrivals(start, ['d', 'c', 'b'])).toEqual({
    keys: ['d', 'c', 'b'],
    arrived: new Set(['d', 'c']),
    turn: 1,
  })
})

test('what arrived with the change before has not arrived again', () => {
  const once = nextArrivals(start, ['c', 'b', 'a'])
  expect(nextArrivals(once, ['d', 'c', 'b'])).toMatchObject({ arrived: new Set(['d']), turn: 2 })
})
