import { expect, test } from 'vitest'
import { sortRows } from './sort-rows'

const rows = [
  { key: 'c', size: 1 },
  { key: 'b', size: undefined },
  { key: 'd', size: 2 },
  { key: 'a', size: 2 },
]
const keys = (order: 'asc' | 'desc') =>
  sortRows(rows, { keyOf: ({ size }) => size, tieOf: ({ key }) => key, order }).map(({ key }) => key)

test('sorts rows by key and then by tie string, with missing keys last in either direction', () => {
  expect(keys('desc')).toEqual(['a', 'd', 'c', 'b'])
  expect(keys('asc')).toEqual(['c', 'a', 'd', 'b'])
  expect(rows[0]).toEqual({ key: 'c', size: 1 })
})
