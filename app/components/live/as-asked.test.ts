import { expect, test } from 'vitest'
import { asksSame, dataAsAsked, listAsAsked } from './as-asked'

const meta = { source: 'live', dataTime: 90, dataSlot: 1, notice: null } as const
const page = { content: ['a'], page: 1, size: 1, totalElements: 1, totalPages: 1, totalIsExact: true }
const list = { query: { filter: 'all', page: 1 }, answer: { page, meta, answeredAt: 100 } }

test('keeps a list of the same query and empties it for another one', () => {
  expect(listAsAsked(list, { filter: 'all', page: 1 })).toBe(list)
  expect(listAsAsked(list, { filter: 'active', page: 1 })).toEqual({
    query: { filter: 'active', page: 1 },
    answer: { page: null, meta, answeredAt: 100 },
  })
})

test('does the same for the data of a panel', () => {
  const answer = { data: [1], meta, answeredAt: 100 }
  expect(dataAsAsked(answer, true)).toBe(answer)
  expect(dataAsAsked(answer, false).data).toBeNull()
})

test('compares queries by value', () => {
  expect(asksSame({ search: 'bonk', only: [] }, { search: 'bonk', only: [] })).toBe(true)
  expect(asksSame({ search: 'bonk' }, { search: 'bon' })).toBe(false)
})
