import { expect, test } from 'vitest'
import { nextArrivals } from './use-arrivals'

const start = { keys: ['b', 'a'], arrived: new Set<string>(), turn: 0 }

test('reports only keys that were not there before', () => {
  expect(nextArrivals(start, ['d', 'c', 'b'])).toEqual({
    keys: ['d', 'c', 'b'],
    arrived: new Set(['d', 'c']),
    turn: 1,
  })
})

test('does not report earlier arrivals again', () => {
  const once = nextArrivals(start, ['c', 'b', 'a'])
  expect(nextArrivals(once, ['d', 'c', 'b'])).toMatchObject({ arrived: new Set(['d']), turn: 2 })
})
