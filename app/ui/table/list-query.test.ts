import { expect, test } from 'vitest'
import {
  filteredBy,
  firstPageOf,
  type ListQuery,
  type ListQuerySpec,
  listHref,
  pageSizeOf,
  pagesOfRows,
  parseListQuery,
  phoneRows,
  sortedBy,
  soughtBy,
  viewSortedBy,
} from './list-query'

type Filter = 'active' | 'historical'
type Field = 'createdAt' | 'amountUsd' | 'progress'

const spec: ListQuerySpec<Filter, Field> = {
  name: 'dca',
  filters: ['active', 'historical'],
  defaultFilter: 'active',
  sortFieldsOf: (filter) =>
    filter === 'active' ? ['createdAt', 'amountUsd', 'progress'] : ['createdAt', 'amountUsd'],
  defaultSortField: 'createdAt',
}
const defaults: ListQuery<Filter, Field> = {
  filter: 'active',
  page: 1,
  sortField: 'createdAt',
  sortOrder: 'desc',
}

const parse = (search: string) => parseListQuery(spec, new URLSearchParams(search))

test('uses the default view for a URL without parameters', () => {
  expect(parse('')).toEqual(defaults)
})

test('parses a URL with all parameters', () => {
  expect(parse('dca.filter=historical&dca.page=12&dca.sort=amountUsd&dca.order=asc')).toEqual({
    filter: 'historical',
    page: 12,
    sortField: 'amountUsd',
    sortOrder: 'asc',
  })
})

test.each(['-1', '0', 'abc', '1e3', '2.5', '10001', '999999', ' 2', ''])(
  'treats page=%s as page 1',
  (page) => {
    expect(parse(`dca.page=${page}`)).toEqual(defaults)
  },
)

test.each(['dca.filter=x', 'dca.sort=bump', 'dca.order=up', 'limit.page=3', 'page=3'])(
  'ignores %s',
  (search) => {
    expect(parse(search)).toEqual(defaults)
  },
)

test('ignores a sort field that the filter does not support', () => {
  expect(parse('dca.filter=historical&dca.sort=progress').sortField).toBe('createdAt')
  expect(parse('dca.sort=progress').sortField).toBe('progress')
})

test('keeps the parameters of other lists and omits defaults of its own', () => {
  const at = { pathname: '/', search: '?limit.page=4&dca.page=2&dca.order=asc' }
  expect(listHref(spec, { ...defaults, page: 3 }, at)).toBe('/?limit.page=4&dca.page=3')
  expect(listHref(spec, defaults, at)).toBe('/?limit.page=4')
  expect(listHref(spec, defaults, { pathname: '/', search: '' })).toBe('/')
})

test('parses what it wrote', () => {
  const view = { filter: 'historical', page: 7, sortField: 'amountUsd', sortOrder: 'asc' } as const
  const href = listHref(spec, view, { pathname: '/', search: '' })
  expect(parse(href.slice(2))).toEqual(view)
})

test('reverses the order on a second click and starts another column descending, both on page 1', () => {
  expect(sortedBy({ ...defaults, page: 5 }, 'createdAt')).toEqual({ ...defaults, sortOrder: 'asc' })
  expect(sortedBy({ ...defaults, sortOrder: 'asc' }, 'createdAt')).toEqual(defaults)
  expect(sortedBy({ ...defaults, sortOrder: 'asc' }, 'amountUsd')).toEqual({
    ...defaults,
    sortField: 'amountUsd',
  })
})

test('starts a rising column ascending, and reverses it on a second click', () => {
  const rising = { risingFields: ['progress'] }
  const soonest = { ...defaults, sortField: 'progress', sortOrder: 'asc' } as const
  expect(sortedBy({ ...defaults, page: 5 }, 'progress', rising)).toEqual(soonest)
  expect(sortedBy(soonest, 'progress', rising)).toEqual({ ...soonest, sortOrder: 'desc' })
  expect(sortedBy({ ...soonest, sortOrder: 'desc' }, 'progress', rising)).toEqual(soonest)
})

test('starts a filter on page 1 and drops an unsupported sort', () => {
  const byProgress = { ...defaults, page: 3, sortField: 'progress', sortOrder: 'asc' } as const
  expect(filteredBy(spec, byProgress, 'historical')).toEqual({ ...defaults, filter: 'historical' })
  const byAmount = { ...defaults, page: 3, sortField: 'amountUsd', sortOrder: 'asc' } as const
  expect(filteredBy(spec, byAmount, 'historical')).toEqual({ ...byAmount, page: 1, filter: 'historical' })
})

test('parses a search only for searchable lists, and keeps it across sort, filter and page', () => {
  const searched = { ...spec, isSearched: true } as const
  const view = parseListQuery(searched, new URLSearchParams('dca.search=+bonk&dca.page=3'))
  expect(view).toEqual({ ...defaults, page: 3, search: 'bonk' })
  expect(parse('dca.search=bonk')).toEqual(defaults)
  const at = { pathname: '/', search: '?limit.search=jup' }
  expect(listHref(searched, sortedBy(view, 'amountUsd'), at)).toBe(
    '/?limit.search=jup&dca.sort=amountUsd&dca.search=bonk',
  )
  expect(filteredBy(searched, view, 'historical').search).toBe('bonk')
  expect(listHref(searched, soughtBy(view, ' sol '), at)).toBe('/?limit.search=jup&dca.search=sol')
  expect(listHref(searched, soughtBy(view, ' '), at)).toBe('/?limit.search=jup')
})

const onPhones: ListQuerySpec<Filter, Field> = { ...spec, isPagedByFive: true }

test('pages by five only a list that supports it', () => {
  const params = new URLSearchParams('dca.page=3&dca.byFive=1')
  expect(parseListQuery(onPhones, params)).toMatchObject({ page: 3, byFive: true })
  expect(parseListQuery(spec, params)).not.toHaveProperty('byFive')
  expect(pageSizeOf({ byFive: true }, 18)).toBe(5)
  expect(pageSizeOf({}, 18)).toBe(18)
})

test('the first page has the same URL on phones and on wide screens', () => {
  const view = { ...defaults, page: 3, byFive: true } as const
  const at = { pathname: '/', search: '?limit.page=2' }
  expect(listHref(onPhones, view, at)).toBe('/?limit.page=2&dca.page=3&dca.byFive=1')
  expect(listHref(onPhones, firstPageOf(view), at)).toBe('/?limit.page=2')
  expect(sortedBy(view, 'amountUsd').byFive).toBeUndefined()
  expect(soughtBy(view, 'SOL').byFive).toBeUndefined()
  expect(filteredBy(onPhones, view, 'historical').byFive).toBeUndefined()
})

test.each([
  [
    { page: 1, size: 18, totalElements: 40 },
    { page: 1, pages: 8 },
  ],
  [
    { page: 2, size: 18, totalElements: 40 },
    { page: 4, pages: 8 },
  ],
  [
    { page: 4, size: 5, totalElements: 41 },
    { page: 4, pages: 9 },
  ],
  [
    { page: 1, size: 18, totalElements: 0 },
    { page: 1, pages: 0 },
  ],
])('finds the page of five rows in %o', (shown, five) => {
  expect(pagesOfRows(shown, phoneRows)).toEqual(five)
})

test.each([
  [
    { page: 4, size: 5, totalElements: 45 },
    { page: 1, pages: 3 },
  ],
  [
    { page: 5, size: 5, totalElements: 45 },
    { page: 2, pages: 3 },
  ],
  [
    { page: 9, size: 5, totalElements: 45 },
    { page: 3, pages: 3 },
  ],
])('finds the page of 20 rows that contains the page %o of a phone', (shown, wide) => {
  expect(pagesOfRows(shown, 20)).toEqual(wide)
})

test('a field that the filter does not allow leads to the first filter that allows it', () => {
  const historical = { ...defaults, filter: 'historical', page: 3, search: 'sol' } as const
  expect(viewSortedBy(spec, historical, 'progress')).toEqual({
    ...historical,
    filter: 'active',
    page: 1,
    sortField: 'progress',
    sortOrder: 'desc',
  })
  expect(viewSortedBy(spec, historical, 'amountUsd')).toMatchObject({
    filter: 'historical',
    sortField: 'amountUsd',
  })
  expect(viewSortedBy(spec, historical, 'none')).toBeUndefined()
})
