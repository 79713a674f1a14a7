import { expect, test } from 'vitest'
import { withSortedShown } from './sorted-column'

const columns = [
  { key: 'pair' },
  { key: 'progress', yields: true },
  { key: 'left', rank: 'second' },
  { key: 'age', rank: 'first' },
] as const

test('never hides the sorted column, and hides the column that yields in its place', () => {
  expect(withSortedShown(columns, 'age')).toEqual([
    { key: 'pair' },
    { key: 'progress', yields: true, rank: 'first' },
    { key: 'left', rank: 'second' },
    { key: 'age', rank: undefined },
  ])
})

test('keeps the columns if the sorted column is always shown, or if there is none', () => {
  expect(withSortedShown(columns, 'pair')).toBe(columns)
  expect(withSortedShown(columns, undefined)).toBe(columns)
})
