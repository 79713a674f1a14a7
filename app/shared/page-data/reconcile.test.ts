import { expect, test } from 'vitest'
import { reconcileData, reconcileList, sameQuery } from './reconcile'

const meta = { source: 'live', dataTime: 90, dataSlot: 1, notice: null } as const
const page = { content: ['a'], page: 1, size: 1, totalElements: 1, totalPages: 1, totalIsExact: true }
const list = { query: { filter: 'all', page: 1 }, answer: { page, meta, answeredAt: 100 } }

test('keeps a list of the same query and empties it for another one', () => {
  expect(reconcileList(list, { filter: 'all', page: 1 })).toBe(list)
  expect(reconcileList(list, { filter: 'active', page: 1 })).toEqual({
    query: { filter: 'active', page: 1 },
    answer: { page: null, meta, answeredAt: 100 },
  })
})

test('does the same for the data of a panel', () => {
  const result = { data: [1], meta, answeredAt: 100 }
  expect(reconcileData(result, true)).toBe(result)
  expect(reconcileData(result, false).data).toBeNull()
})

test('compares queries by value', () => {
  expect(sameQuery({ search: 'bonk', only: [] }, { search: 'bonk', only: [] })).toBe(true)
  expect(sameQuery({ search: 'bonk' }, { search: 'bon' })).toBe(false)
})
