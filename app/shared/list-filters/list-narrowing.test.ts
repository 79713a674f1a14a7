import { expect, test } from 'vitest'
import { parseListQuery } from '~/ui/table/list-query'
import { choiceHref, isWithin, narrowable, readChoice } from './list-narrowing'

const spec = narrowable({
  name: 'dca',
  filters: ['active'],
  defaultFilter: 'active',
  sortFieldsOf: () => ['createdAt'],
  defaultSortField: 'createdAt',
})

test('a query has the filters in the URL, under the names of the API', () => {
  const query = (search: string) => parseListQuery(spec, new URLSearchParams(search))
  expect(query('dca.side=sell&dca.min=10,000.5')).toMatchObject({ side: 'sell', minAmountUsd: 10_000.5 })
  for (const search of ['', 'dca.side=both&dca.min=0', 'dca.side=up&dca.min=-1', 'limit.side=buy'])
    expect(Object.keys(query(search))).not.toContain('side')
})

test('a choice leads to the first page and keeps the other parameters', () => {
  const at = { pathname: '/jupiter', search: '?dca.page=3&dca.side=buy&limit.page=2' }
  const choice = readChoice('dca', new URLSearchParams(at.search))
  expect(choice).toEqual({ side: 'buy', minUsd: 0 })
  expect(choiceHref('dca', { ...choice, minUsd: 1_000 }, at)).toBe(
    '/jupiter?limit.page=2&dca.side=buy&dca.min=1000',
  )
  expect(choiceHref('dca', { side: 'both', minUsd: 0 }, at)).toBe('/jupiter?limit.page=2')
})

test('an order of unknown value does not match a minimum', () => {
  expect(isWithin({}, { buy: true, amountUsd: null })).toBe(true)
  expect(isWithin({ minAmountUsd: 0.01 }, { buy: true, amountUsd: null })).toBe(false)
  expect(isWithin({ minAmountUsd: 5 }, { buy: true, amountUsd: 5 })).toBe(true)
  expect(isWithin({ side: 'sell' }, { buy: true, amountUsd: 5 })).toBe(false)
})
