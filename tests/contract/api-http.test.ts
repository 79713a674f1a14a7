import { expect, test } from 'vitest'
import { mints } from '~/domain/token/mints'
import { shareSeeded } from './seeded-web'

const web = shareSeeded()
const { get } = web

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
