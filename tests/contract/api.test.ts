import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import { mints } from '~/domain/mints'
import type { Log } from '~/lib/log'
import { addressOf } from '../helpers/states'
import { clockAt, openWeb, type WebTest } from '../helpers/web-context'
import { examplePath, fakeUsdc, now, seed, stranger } from './seed'

const failures: object[] = []
const log: Log = { debug() {}, info() {}, warn() {}, error: (facts) => failures.push(facts) }

// Tests in this file only read, so they share one world.
let web: WebTest
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  web = await openWeb({ clock: clockAt(now), log, onEnd: (end) => ends.push(end) })
  await seed(web.writer)
})
afterAll(() => Promise.all(ends.map((end) => end())))

const get: WebTest['get'] = (path, headers) => web.get(path, headers)

const paths = Object.values(endpoints).map(({ path }) => examplePath(path))

test.each(Object.entries(endpoints))(
  '%s returns what its contract describes, and the age of its data',
  async (_, contract) => {
    const response = await get(examplePath(contract.path))
    expect(response.status).toBe(200)
    const body: unknown = await response.json()
    expect(contract.answer.parse(body)).toEqual(body)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': `public, max-age=${contract.maxAgeSeconds}`,
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      'x-data-source': 'simulated',
      'x-data-time': '2023-11-14T22:14:50Z',
      'x-data-slot': '190',
      'x-request-id': expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    })
  },
)

test('lists tokens unescaped, verified ones first, and marks imitations', async () => {
  const { content } = endpoints.tokens.answer.parse(await (await get('/api/tokens')).json())
  expect(content.map((token) => token.tokenMint)).toEqual([mints.wSOL, mints.USDC, fakeUsdc])
  expect(content[0]).toMatchObject({
    price: 150,
    supply: 500_000_000,
    marketCap: 75_000_000_000,
    imitates: null,
  })
  expect(content[2]).toEqual({
    tokenMint: fakeUsdc,
    name: 'USD <b>Coin',
    symbol: 'USDC',
    logoUrl: null,
    verified: false,
    imitates: 'USDC',
    decimals: 2,
    uiMultiplier: 1,
    price: 1_000_000,
    supply: 1_000,
    marketCap: 1_000_000_000,
    updatedDate: expect.any(Number),
    dcaVolumePastDay: 0,
    volume: 0,
  })
})

test('counts a token’s volume of the last day for the requested venue', async () => {
  const volume = async (mint: string, query: string) => {
    const { volume } = endpoints.token.answer.parse(await (await get(`/api/tokens/${mint}${query}`)).json())
    return volume
  }
  // A limit order sold 4 SOL for 800 USDC. Its value is that of the USDC, because a stablecoin's price is the
  // more reliable one.
  expect(await volume(mints.wSOL, '?volumeType=jupiter_limit')).toBe(800)
  expect(await volume(mints.USDC, '?volumeType=jupiter_limit')).toBe(800)
  expect(await volume(mints.wSOL, '?volumeType=kamino')).toBe(150)
  expect(await volume(mints.wSOL, '?volumeType=dca')).toBe(0)
  expect(await volume(mints.USDC, '')).toBe(950)
})

test('finds tokens by symbol, name and mint, the real one before its imitation', async () => {
  const found = async (text: string) => {
    const response = await get(`/api/search?q=${encodeURIComponent(text)}`)
    return endpoints.search.answer.parse(await response.json()).content.map((row) => row.tokenMint)
  }
  expect(await found('usd')).toEqual([mints.USDC, fakeUsdc])
  expect(await found('Wrapped')).toEqual([mints.wSOL])
  expect(await found(fakeUsdc)).toEqual([fakeUsdc])
  expect(await found('%')).toEqual([])
  expect(await found('_SD')).toEqual([])
  expect((await found('')).length).toBe(3)
  expect(await found('x'.repeat(5_000))).toEqual([])
})

test('finds markets by name and traders by their full address', async () => {
  const found = async (query: string) => {
    const { content } = endpoints.search.answer.parse(await (await get(`/api/search?${query}`)).json())
    return content.map(({ type, tokenMint, name, price }) => ({ type, tokenMint, name, price }))
  }
  expect(await found('type=market&q=sol')).toEqual([
    { type: 'market', tokenMint: addressOf('SOL-PERP'), name: 'SOL-PERP', price: 187 },
  ])
  expect((await found('type=market')).map(({ name }) => name)).toEqual(['BTC-PERP', 'SOL-PERP'])
  expect(await found(`type=trader&q=${stranger}`)).toEqual([
    { type: 'trader', tokenMint: stranger, name: null, price: null },
  ])
  expect(await found(`type=trader&q=${mints.JitoSOL}`)).toEqual([])
  expect(await found('type=trader&q=7xKX')).toEqual([])
})

test('returns perp markets and trades in human units', async () => {
  const markets = endpoints.perpMarkets.answer.parse(await (await get('/api/drift/markets')).json())
  expect(markets.content.map((market) => market.name)).toEqual(['BTC-PERP', 'SOL-PERP'])
  expect(markets.content[1]).toMatchObject({
    baseAssetSymbol: 'SOL',
    openInterest: 900,
    openInterestUsd: 168_300,
    lastOraclePrice: 187,
    longShortRatio: 1.125,
    priceChange24Hour: null,
  })
  expect(markets.content[0]?.longShortRatio).toBeNull()
  const trades = endpoints.perpTrades.answer.parse(await (await get('/api/drift/trades?market=0')).json())
  expect(trades.content).toHaveLength(1)
  expect(trades.content[0]).toMatchObject({
    side: 'buy',
    price: 187,
    baseAssetAmount: 1.5,
    quoteAssetAmount: 280.5,
    liquidation: false,
    time: now - 15,
  })
  const prices = await (await get('/api/dashboard/prices')).json()
  expect(prices).toEqual({
    prices: [
      { marketName: 'SOL-PERP', lastOraclePrice: 187, priceChange24Hour: null },
      { marketName: 'BTC-PERP', lastOraclePrice: 60_000, priceChange24Hour: null },
    ],
  })
})

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
    'sortField must be one of: createdAt, amountUsd; with filter=active also: progress.',
  )
  expect(await detail('/api/dca/all?filter=historical&sortField=progress')).toBe(
    'sortField must be one of: createdAt, amountUsd; progress changes constantly and needs filter=active.',
  )
})

test('ignores unknown parameters, even hostile and repeated ones', async () => {
  const response = await get('/api/dca/all?_=1&_=2&__proto__=x&constructor=y&utm_source=z')
  expect(response.status).toBe(200)
})

test('reports a missing resource as JSON', async () => {
  for (const path of ['/api/nothing', '/api', '/api/dca/all/more', `/api/tokens/${mints.JitoSOL}`]) {
    const response = await get(path)
    expect([path, response.status, (await response.json()).code]).toEqual([path, 404, 'not_found'])
  }
})

test('suggests the closest path for an unknown path', async () => {
  const { hint, suggestions } = await (await get('/api/dca')).json()
  expect(suggestions[0]).toBe('/api/dca/all')
  expect(hint).toBe('Did you mean /api/dca/all, /api/dca/aggregates or /api/dca/pressure?')
  expect((await get(suggestions[0])).status).toBe(200)
  expect(await (await get('/api')).json()).toMatchObject({ hint: 'All endpoints are listed at /api/docs.' })
})

test('points to the search when a path has a symbol in place of a mint', async () => {
  for (const path of ['/api/tokens/SOL', '/api/ohlc/tokens/SOL/hour/latest']) {
    const response = await get(path)
    const problem = await response.json()
    expect([response.status, problem.code]).toEqual([404, 'not_found'])
    expect(problem.hint).toBe('SOL looks like a symbol. Search for its mint: /api/search?q=SOL')
    expect(problem.suggestions).toEqual(['/api/search?q=SOL'])
    const { content } = await (await get(problem.suggestions[0])).json()
    expect(content[0].tokenMint).toBe(mints.wSOL)
  }
  const requested = await (await get('/api/limit/depth?tokenMint=$WIF')).json()
  expect([requested.status, requested.suggestions]).toEqual([400, ['/api/search?q=%24WIF']])
  const several = await (await get(`/api/tokens?tokenMints=${mints.USDC},JUP`)).json()
  expect([several.status, several.suggestions]).toEqual([400, ['/api/search?q=JUP']])
  // The API must not treat a mistyped mint as a symbol.
  const slip = await (await get(`/api/tokens/0${mints.USDC.slice(1)}`)).json()
  expect([slip.status, slip.hint]).toEqual([400, undefined])
})

test('redirects a path with a trailing slash to the path without it', async () => {
  const request = (path: string, method = 'GET') =>
    web.context.api(new Request(`http://sextant.test${path}`, { method, headers: web.keyed }))
  for (const [path, target] of [
    ['/api/dca/all/', '/api/dca/all'],
    ['/api/dca/all//?size=1&filter=historical', '/api/dca/all?size=1&filter=historical'],
    [`/api/tokens/${mints.USDC}/`, `/api/tokens/${mints.USDC}`],
    ['/api/', '/api'],
    ['/api/stream/?topics=dca', '/api/stream?topics=dca'],
  ] as const) {
    for (const method of ['GET', 'HEAD']) {
      const response = await request(path, method)
      expect([path, method, response.status]).toEqual([path, method, 308])
      expect(response.headers.get('location')).toBe(target)
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
    }
  }
  expect((await request('/api/dca/all/', 'OPTIONS')).status).toBe(204)
  expect((await request('/api/dca/all/', 'POST')).status).toBe(405)
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

test('does not send an unchanged response again', async () => {
  const etag = (await get('/api/dca/all')).headers.get('etag') ?? ''
  for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
    const response = await get('/api/dca/all', { 'If-None-Match': known })
    expect([known, response.status, await response.text()]).toEqual([known, 304, ''])
    expect(response.headers.get('etag')).toBe(etag)
  }
  expect((await get('/api/dca/all', { 'If-None-Match': '"other"' })).status).toBe(200)
  expect((await get('/api/dca/all?size=1', { 'If-None-Match': etag })).status).toBe(200)
})

test('links a list to its other pages, and to the next one by cursor', async () => {
  const response = await get('/api/limit/all?filter=historical&size=1&page=2')
  const links = new Map(
    (response.headers.get('link') ?? '')
      .split(', ')
      .map((link) => /^<(.*)>; rel="(\w+)"$/.exec(link) ?? [])
      .map(([, target = '', relation = '']) => [relation, target]),
  )
  const to = (page: number) => `/api/limit/all?filter=historical&size=1&page=${page}`
  expect([links.get('first'), links.get('prev'), links.get('last')]).toEqual([to(1), to(1), to(4)])
  const rowsAt = async (path: string) => ((await (await get(path)).json()) as { content: unknown[] }).content
  expect(links.get('next')).toContain('after=')
  expect(await rowsAt(links.get('next') ?? '')).toEqual(await rowsAt(to(3)))
})

test('links an empty list only to its single page', async () => {
  const response = await get('/api/limit/all?search=nobody-has-this-name')
  const to = '</api/limit/all?search=nobody-has-this-name&page=1>'
  expect(response.headers.get('link')).toBe(`${to}; rel="first", ${to}; rel="last"`)
})

test('refuses methods other than reading ones', async () => {
  const request = (method: string) =>
    web.context.api(new Request('http://sextant.test/api/dca/all', { method }))
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const response = await request(method)
    expect([method, response.status, response.headers.get('allow')]).toEqual([
      method,
      405,
      'GET, HEAD, OPTIONS',
    ])
  }
  const head = await request('HEAD')
  expect([head.status, await head.text()]).toEqual([200, ''])
  const preflight = await request('OPTIONS')
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS')
  expect(preflight.headers.get('access-control-allow-credentials')).toBeNull()
})

test('responds with 406 to a client that does not accept JSON', async () => {
  const status = async (accept: string) => (await get('/api/dca/all', { Accept: accept })).status
  expect(await status('image/png')).toBe(406)
  expect(await status('application/json;q=0')).toBe(406)
  expect(await status('text/html,*/*;q=0.8')).toBe(200)
  expect(await status('application/*')).toBe(200)
})

test('refuses a URL that is too long', async () => {
  expect((await get(`/api/dca/all?search=${'x'.repeat(9_000)}`)).status).toBe(414)
})

test('is alive without sources, and reports which sources it has', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' })
  const ready = await get('/readyz')
  expect(ready.status).toBe(200)
  const body = await ready.json()
  expect(body).toMatchObject({ ready: true, reason: null })
  expect(body.sources).toHaveLength(10)
  expect(body.sources[0]).toMatchObject({ source: 'accounts:drift-perps', state: 'live', committedSlot: 190 })
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
      const isOfMarket = path === '/api/drift/trades' && pairs.some(([name]) => name === 'market')
      expect([200, 400, ...(isOfMarket ? [404] : [])]).toContain(response.status)
      const body = await response.text()
      expect(body.length).toBeLessThan(20_000)
      if (response.status === 400) expect(body).not.toMatch(/stack|node_modules|select |relation|syntax/i)
    }),
    { numRuns: 600 },
  )
  expect(failures).toEqual([])
})
