import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import { mints } from '~/domain/token/mints'
import type { Log } from '~/lib/log'
import { examplePath, stranger } from './seed'
import { shareSeeded } from './seeded-web'

const failures: object[] = []
const log: Log = { debug() {}, info() {}, warn() {}, error: (facts) => failures.push(facts) }

const { get } = shareSeeded(log)
const paths = Object.values(endpoints).map(({ path }) => examplePath(path))

test.each([
  ['/api/dca/all?page=-1', 'page'],
  ['/api/dca/all?page=0', 'page'],
  ['/api/dca/all?page=10001', 'page'],
  ['/api/dca/all?size=abc', 'size'],
  ['/api/dca/all?size=251', 'size'],
  ['/api/limit/all?size=1e2', 'size'],
  ['/api/limit/all?sortField=key;drop', 'sortField'],
  ['/api/limit/all?sortField=__proto__', 'sortField'],
  ['/api/limit/all?sortOrder=up', 'sortOrder'],
  ['/api/limit/all?filter=all', 'filter'],
  ['/api/limit/all?filter=historical&sortField=progress', 'sortField'],
  ['/api/dca/all?tokenMint=abc', 'tokenMint'],
  ['/api/dca/all?minAmountUsd=-5', 'minAmountUsd'],
  ['/api/dca/all?start=10&end=10', 'end'],
  ['/api/dca/all?start=1700000000000', 'start'],
  ['/api/dca/all?page=1&page=2', 'page'],
  ['/api/tokens/not-a-mint!', 'tokenMint'],
  [`/api/tokens/${mints.USDC}?volumeType=all`, 'volumeType'],
  ['/api/drift/trades?market=', 'market'],
  ['/api/drift/trades?size=abc', 'size'],
  ['/api/drift/trades?page=abc', 'page'],
  ['/api/search?type=wallet', 'type'],
  ['/api/stream?topics=everything', 'topics'],
])('refuses %s with a problem that names %s', async (path, parameter) => {
  const response = await get(path)
  expect(response.status).toBe(400)
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  const problem = await response.json()
  expect(problem).toMatchObject({
    type: '/problems/invalid-parameter',
    title: 'Bad Request',
    status: 400,
    code: 'invalid_parameter',
    errors: [{ parameter }],
  })
  expect(problem.message).toBe(problem.detail)
})

test('lists the allowed values when a value is not one of them', async () => {
  const detail = async (path: string) => (await (await get(path)).json()).detail
  expect(await detail('/api/tokens?sortOrder=up')).toBe('sortOrder must be one of: asc, desc.')
  expect(await detail('/api/limit/all?filter=historical&sortField=size')).toBe(
    'sortField must be one of: createdAt, amountUsd; with filter=active also: progress, awayPercent.',
  )
  expect(await detail('/api/dca/all?filter=historical&sortField=progress')).toBe(
    'sortField must be one of: createdAt, amountUsd; progress changes constantly and needs filter=active.',
  )
})

test('ignores unknown parameters, even hostile and repeated ones', async () => {
  const response = await get('/api/dca/all?_=1&_=2&__proto__=x&constructor=y&utm_source=z')
  expect(response.status).toBe(200)
})

test('lists the parameters that have no effect', async () => {
  const ignored = async (path: string) => (await get(path)).headers.get('x-ignored-parameters')
  expect(await ignored('/api/dca/all')).toBeNull()
  expect(await ignored('/api/dca/all?size=1&format=json')).toBeNull()
  expect(await ignored('/api/dca/all?sort=asc&limit=5&page_size=3&size=1&limit=6')).toBe(
    'sort, limit, page_size',
  )
  expect(await ignored('/api/dca/all?Size=1')).toBe('Size')
  expect(await ignored('/api/limit/top/filled/table?limit=5')).toBeNull()
  expect(await ignored(`/api/tokens/${mints.USDC}?tokenMint=x&format=csv`)).toBe('tokenMint, format')
  expect(await ignored('/api/usage?x=1')).toBe('x')
  expect(await ignored('/openapi.json?pretty')).toBe('pretty')
  expect(await ignored('/healthz?a%0d%0ab=1&%C3%A9=2')).toBe('a%0D%0Ab, %C3%A9')
  const many = await ignored(`/api/dca/all?${Array.from({ length: 99 }, (_, n) => `p${n}=1`).join('&')}`)
  expect(many?.split(', ')).toHaveLength(20)
  const etag = (await get('/api/dca/all?limit=5')).headers.get('etag') ?? ''
  const unchanged = await get('/api/dca/all?limit=5', { 'If-None-Match': etag })
  expect([unchanged.status, unchanged.headers.get('x-ignored-parameters')]).toEqual([304, 'limit'])
})

test.each([
  ['/api/drift/trades?market=FOO', 'market', 'FOO', 'Drift perp market'],
  ['/api/drift/markets/FOO', 'id', 'FOO', 'Drift perp market'],
  ['/api/drift/markets/FOO/funding', 'id', 'FOO', 'Drift perp market'],
  ['/api/drift/markets/FOO/orders', 'id', 'FOO', 'Drift perp market'],
  ['/api/drift/markets/FOO/positions/perp', 'id', 'FOO', 'Drift perp market'],
  ['/api/drift/markets/FOO/positions/spot', 'id', 'FOO', 'Drift spot market'],
])(
  'responds to %s with a 404 that names the parameter and its value',
  async (path, parameter, value, thing) => {
    const response = await get(path)
    const problem = await response.json()
    expect([response.status, problem.code]).toEqual([404, 'not_found'])
    expect(problem.detail).toBe(`Unknown ${thing}: ${value} (parameter ${parameter}).`)
    expect(problem.errors).toEqual([{ parameter, message: `is not a known ${thing}: ${value}` }])
    expect(problem.hint).toMatch(/\w/)
  },
)

test('returns an empty list for a well-formed but unknown mint or wallet', async () => {
  for (const path of [
    `/api/dca/all?tokenMint=${stranger}`,
    `/api/limit/all?maker=${stranger}`,
    `/api/drift/trades?user=${stranger}`,
    `/api/drift/users/${stranger}/positions`,
    `/api/drift/users/${stranger}/orders`,
    `/api/drift/users/${stranger}/positions/spot`,
  ]) {
    const response = await get(path)
    expect([path, response.status, (await response.json()).content]).toEqual([path, 200, []])
  }
})

test('accepts times as ISO 8601, and refuses milliseconds with a hint', async () => {
  const rows = async (query: string) =>
    (await (await get(`/api/dca/all?filter=historical&${query}`)).json()).content
  const all = await rows('size=250')
  const opened: number = all[0].createdAt
  const iso = new Date(opened * 1_000).toISOString()
  const expected = await rows(`start=${opened}&size=250`)
  expect(expected.length).toBeGreaterThan(0)
  expect(await rows(`start=${iso}&size=250`)).toEqual(expected)
  expect(await rows(`start=${iso.slice(0, 19)}&size=250`)).toEqual(expected)
  expect(await rows(`start=${iso.slice(0, 19)}%2B00:00&size=250`)).toEqual(expected)
  expect((await rows(`start=${iso.slice(0, 10)}&size=250`)).length).toBeGreaterThanOrEqual(expected.length)
  const chart = await get(`/api/dca/aggregates/volume?start=${iso}`)
  expect(chart.status).toBe(200)
  for (const path of [
    '/api/dca/all',
    '/api/limit/all',
    '/api/kamino/orders/all',
    '/api/dca/aggregates/volume',
  ]) {
    const refused = await get(`${path}?start=${opened}000`)
    const { detail, errors } = await refused.json()
    expect([path, refused.status, errors[0].parameter]).toEqual([path, 400, 'start'])
    expect(detail).toMatch(/\bseconds\b/)
  }
  expect((await get('/api/dca/all?start=2026-02-30')).status).toBe(400)
})

test('fails no request unexpectedly and leaks no internals', async () => {
  const names = [
    'page',
    'size',
    'sortField',
    'sortOrder',
    'filter',
    'tokenMint',
    'search',
    'q',
    'minAmountUsd',
    'start',
    'end',
    'market',
    'volumeType',
    'type',
  ]
  const values = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '',
      '0',
      '1',
      '250',
      '-1',
      '1e9',
      'NaN',
      'asc',
      'historical',
      'progress',
      'amountUsd',
      '%',
      "'; select 1 --",
      '\u0000',
      'null',
      mints.USDC,
    ),
    fc.integer().map(String),
  )
  const query = fc.array(fc.tuple(fc.constantFrom(...names), values), { maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), query, async (path, pairs) => {
      const response = await get(`${path}?${new URLSearchParams(pairs)}`)
      const isOfMarket =
        /\/(?:drift|perps)\/(?:trades|liquidations)$/.test(path) && pairs.some(([name]) => name === 'market')
      expect([200, 400, ...(isOfMarket ? [404] : [])]).toContain(response.status)
      const body = await response.text()
      expect(body.length).toBeLessThan(20_000)
      if (response.status === 400) expect(body).not.toMatch(/stack|node_modules|select |relation|syntax/i)
    }),
    { numRuns: 600 },
  )
  expect(failures).toEqual([])
})
