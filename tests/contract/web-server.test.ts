import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { request } from 'undici'
import { expect, test } from 'vitest'
import { apiPaths, sharedPaths } from '../helpers/web/shared-paths'
import { openBuild, script } from '../helpers/web/test-build'

test('a page may only run its own scripts, and the nonce is removed from the page', async () => {
  const { origin } = await openBuild()
  const response = await fetch(`${origin}/page`)
  expect(response.status).toBe(200)
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = response.headers.get('content-security-policy')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).not.toContain("unsafe-inline' ")
  expect(await response.text()).toContain(`<script>${script}</script>`)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cache-control': 'public, max-age=1',
  })
  expect(response.headers.has('x-powered-by')).toBe(false)
})

test('serves a page despite query parameters of old clients, and refuses an overlong URL', async () => {
  const { origin } = await openBuild()
  for (const id of ['page', 'rest', 'nothing']) {
    const response = await fetch(`${origin}/page?_data=${id}`)
    expect([id, response.status, await response.text()]).toEqual([id, 200, expect.stringContaining(script)])
  }
  for (const path of ['/page', '/img/x', '/og/token/x.png']) {
    const response = await fetch(`${origin}${path}?x=${'x'.repeat(8_192)}`)
    expect([path, response.status, (await response.json()).code]).toEqual([path, 414, 'uri_too_long'])
  }
})

test('renders an anonymous page once for all requests within a second', async () => {
  const { origin } = await openBuild()
  const renderings = async (headers = {}) =>
    /<p>(\d+)/.exec(await (await fetch(`${origin}/page`, { headers })).text())?.[1]
  expect(await Promise.all([renderings(), renderings(), renderings()])).toEqual(['1', '1', '1'])
  expect(await renderings({ Cookie: 'a=b' })).toBe('2')
  expect(await renderings()).toBe('1')
  await new Promise((wait) => setTimeout(wait, 1_050))
  await expect.poll(() => renderings()).toBe('3') // the first request may still get the last version
})

test('lets a browser keep a prefetched page until the click, and shared caches not at all', async () => {
  const { origin } = await openBuild()
  const controlOf = async (headers = {}) =>
    (await request(`${origin}/page`, { headers })).headers['cache-control']
  expect(await controlOf({ 'sec-purpose': 'prefetch' })).toBe('private, max-age=5')
  expect(await controlOf()).toBe('public, max-age=1')
  expect(
    (await fetch(`${origin}/no-such`, { headers: { 'Sec-Purpose': 'prefetch' } })).headers.get(
      'cache-control',
    ),
  ).toBe('no-store')
})

test('renders the not-found page once per second for all unknown paths', async () => {
  const { origin } = await openBuild()
  const send = async (path: string, headers = {}) => {
    const response = await fetch(origin + path, { headers })
    return [response.status, response.headers.get('cache-control'), await response.text()]
  }
  const first = [404, 'no-store', 'nothing 1']
  expect(await send('/nothing')).toEqual(first)
  const others = ['/nothing', '/a/b', '/c?d=e', '/page/f', '/%41', '/panels/x']
  expect(await Promise.all(others.map((path) => send(path)))).toEqual(others.map(() => first))
  // The server does not share the not-found page if the request has a cookie or the URL opens an order over
  // the page.
  expect(await send('/nothing', { Cookie: 'a=b' })).toEqual([404, 'no-store', 'nothing 2'])
  expect(await send('/nothing?order=x')).toEqual([404, 'no-store', 'nothing 3'])
  expect((await send('/PAGE/'))[0]).toBe(200)
  const [data, otherData] = await Promise.all([send('/g.data'), send('/h/i.data?_routes=rest')])
  expect(data?.[2]).toContain('nothing 4')
  expect(otherData).toEqual(data)
})

test('compresses pages and API responses for clients that accept it', async () => {
  const { origin } = await openBuild()
  for (const path of ['/page', '/assets/app-abc.js']) {
    const { headers, body } = await request(`${origin}${path}`, {
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect([path, headers['content-encoding']]).toEqual([path, 'br'])
    const plain = await (
      await fetch(`${origin}${path}`, { headers: { 'Accept-Encoding': 'identity' } })
    ).text()
    expect(brotliDecompressSync(Buffer.from(await body.arrayBuffer())).toString()).toBe(plain)
  }
})

test('serves the documentation as a page below the prefix of the API', async () => {
  const { origin } = await openBuild()
  expect((await fetch(`${origin}/api/docs`)).headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect((await (await fetch(`${origin}/api/docsx`)).json()).code).toBe('not_found')
})

test('sends no Last-Modified, and a 304 for every ETag', async () => {
  const { origin, keyed } = await openBuild()
  const paths = [
    ...sharedPaths,
    ...apiPaths,
    '/page',
    '/assets/app-abc.js',
    '/favicon.svg',
    '/api/tokens?format=csv',
  ]
  for (const path of paths) {
    const first = await fetch(origin + path, { headers: keyed })
    await first.arrayBuffer()
    const modified = first.headers.get('last-modified')
    const again = await fetch(origin + path, {
      headers: { ...keyed, 'If-Modified-Since': modified ?? 'Sat, 21 Nov 2026 05:10:02 GMT' },
    })
    expect([path, modified, again.status]).toEqual([path, null, 200])
    const etag = first.headers.get('etag')
    if (etag === null) continue
    const unchanged = await fetch(origin + path, { headers: { ...keyed, 'If-None-Match': etag } })
    expect([path, unchanged.status]).toEqual([path, 304])
  }
  // Every text that clients may cache must have an ETag.
  for (const path of sharedPaths.filter((shared) => !shared.startsWith('/problems')))
    expect([path, (await fetch(origin + path)).headers.get('etag')]).toEqual([
      path,
      expect.stringMatching(/"/),
    ])
})

test('redirects a text with a trailing slash to the path without it, and nowhere else', async () => {
  const { origin } = await openBuild()
  for (const [path, location] of [
    ['/llms.txt/', '/llms.txt'],
    ['/api/docs/paging.md//?x=1', '/api/docs/paging.md?x=1'],
    ['/feeds/whales.json/?min=5', '/feeds/whales.json?min=5'],
    ['/openapi.json/', '/openapi.json'],
    ['/api/dca/all/?size=1', '/api/dca/all?size=1'],
  ] as const)
    for (const method of ['GET', 'HEAD']) {
      const response = await fetch(origin + path, { method, redirect: 'manual' })
      expect([path, response.status, response.headers.get('location')]).toEqual([path, 308, location])
    }
  for (const path of ['/page/', '/api/docs/'])
    expect([path, (await fetch(origin + path, { redirect: 'manual' })).status]).toEqual([path, 200])
})

test('serves the API on the same port, compressed, conditional and with HEAD', async () => {
  const { origin } = await openBuild()
  const response = await fetch(`${origin}/api/dca/all`)
  expect(response.status).toBe(200)
  const head = await fetch(`${origin}/api/dca/all`, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(response.headers.get('content-length'))
  const etag = response.headers.get('etag') ?? ''
  expect((await fetch(`${origin}/api/dca/all`, { headers: { 'If-None-Match': etag } })).status).toBe(304)
})

test('a stopping server is not ready, finishes requests in progress and accepts no new ones', async () => {
  const { server, origin, keyed } = await openBuild()
  const responses = Promise.all(
    Array.from({ length: 20 }, () => fetch(`${origin}/api/limit/all`, { headers: keyed })),
  )
  const statuses = (await responses).map((response) => response.status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  const startedMs = performance.now()
  await server.stop()
  expect(performance.now() - startedMs).toBeLessThan(3_000)
  await expect(fetch(`${origin}/healthz`)).rejects.toThrow()
})
