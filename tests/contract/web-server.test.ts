import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { request } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import { type ProblemCode, statusOf } from '~/api/problem.server'
import { openServer } from '../helpers/web-server'

const script = 'globalThis.rendered = 1'
const asset = `export const text = '${'x'.repeat(4_000)}'`

/** Text that is written into every file that must never be served. */
const inside = 'kept inside'

/**
 * Files that must never be served. They belong to a build, its sources or a database, and lie below the
 * public folder or beside it.
 */
const hidden = [
  '.env',
  '.git/config',
  'app/root.tsx',
  'data/PG_VERSION',
  'data/base/1/2619',
  'client/.env',
  'client/.git/config',
  'client/assets/.hidden.js',
  'client/assets/app-abc.css.map',
  'client/assets/source.ts',
  'client/assets/source.tsx',
  'client/PG_VERSION',
  'client/postgresql.conf',
  'client/base/1/2619',
]

/** Writes a build in the layout of Remix, with one page that counts its renderings and one that redirects. */
function makeBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sextant-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'client/assets'), { recursive: true })
  mkdirSync(join(folder, 'client/.vite'))
  mkdirSync(join(folder, 'server'))
  writeFileSync(join(folder, 'client/assets/app-abc.js'), asset)
  writeFileSync(join(folder, 'client/assets/app-abc.js.map'), '{}')
  writeFileSync(join(folder, 'client/.vite/manifest.json'), '{}')
  mkdirSync(join(folder, 'client/sdk'))
  writeFileSync(join(folder, 'client/sdk/checksums.txt'), '0  a.tgz\n')
  writeFileSync(join(folder, 'client/favicon.svg'), '<svg/>')
  writeFileSync(join(folder, 'client/robots.txt'), 'User-agent: *\n')
  writeFileSync(join(folder, 'secret.txt'), inside)
  for (const path of hidden) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), inside)
  }
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'server/index.js'), serverBuild)
  return folder
}

const serverBuild = `
let renderings = 0
const page = ({ context }) => {
  renderings += 1
  const html = '<!doctype html><script nonce="' + context.cspNonce + '">${script}</script><script>evil()</script><p>' + renderings + '</p>' + 'x'.repeat(3000)
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
const away = () => new Response(null, { status: 302, headers: { Location: '//evil.test' } })
let missed = 0
const missing = () => {
  missed += 1
  return new Response('nothing ' + missed, { status: 404, headers: { 'Content-Type': 'text/html' } })
}
const route = (id, path, loader) => ({ id, parentId: undefined, path, module: { loader } })
const text = (body, type) => () => new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=300' } })
const markdown = text('# Title', 'text/markdown; charset=utf-8')
const shared = {
  llms: route('llms', '/llms.txt', text('# Sextant', 'text/plain')),
  reference: route('reference', '/api/docs.md', markdown),
  guide: route('guide', '/api/docs/paging.md', markdown),
  problem: route('problem', '/problems/:code', page),
  badge: route('badge', '/status/badge.svg', text('<svg/>', 'image/svg+xml')),
  // Says itself who may read it, for servers that are not ours.
  feed: route('feed', '/feeds/whales.json', () => new Response('{}', { headers: { 'Content-Type': 'application/feed+json', 'Access-Control-Allow-Origin': '*' } })),
}
export const routes = { ...shared, page: route('page', '/page', page), docs: route('docs', '/api/docs', page), away: route('away', '/away', away), rest: route('rest', '*', missing) }
export const entry = { module: { default: () => new Response('no document', { status: 500 }) } }
export const assets = { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' }
export const future = { v3_singleFetch: true, v3_fetcherPersist: true, v3_relativeSplatPath: true, v3_throwAbortReason: true, v3_lazyRouteDiscovery: true, unstable_optimizeDeps: false }
export const publicPath = '/'
export const assetsBuildDirectory = ''
export const basename = '/'
export const mode = 'production'
export const isSpaMode = false
`

const open = () => openServer({ buildDirectory: makeBuild() })

test('a page may only run its own scripts, and the nonce is removed from the page', async () => {
  const { origin } = await open()
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
  const { origin } = await open()
  for (const id of ['page', 'rest', 'nothing']) {
    const response = await fetch(`${origin}/page?_data=${id}`)
    expect([id, response.status, await response.text()]).toEqual([id, 200, expect.stringContaining(script)])
  }
  for (const path of ['/page', '/img/x', '/og/token/x.png']) {
    const response = await fetch(`${origin}${path}?x=${'x'.repeat(8_192)}`)
    expect([path, response.status, (await response.json()).code]).toEqual([path, 414, 'uri_too_long'])
  }
})

test('returns 404 for a path that is not valid text or has a line break', async () => {
  const { origin } = await open()
  for (const path of [
    '/%ff',
    '/page/%E0%A4',
    '/page/%',
    '/%0a',
    '/page%0d%0a',
    '/page/%E2%80%A8',
    '/a%E2%80%A9b',
  ]) {
    const response = await fetch(`${origin}${path}`)
    expect([path, response.status, (await response.json()).code]).toEqual([path, 404, 'not_found'])
  }
})

test('renders an anonymous page once for all requests within a second', async () => {
  const { origin } = await open()
  const renderings = async (headers = {}) =>
    /<p>(\d+)/.exec(await (await fetch(`${origin}/page`, { headers })).text())?.[1]
  expect(await Promise.all([renderings(), renderings(), renderings()])).toEqual(['1', '1', '1'])
  expect(await renderings({ Cookie: 'a=b' })).toBe('2')
  expect(await renderings()).toBe('1')
  await new Promise((wait) => setTimeout(wait, 1_050))
  expect(await renderings()).toBe('3')
})

test('lets a browser keep a prefetched page until the click, and shared caches not at all', async () => {
  const { origin } = await open()
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
  const { origin } = await open()
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
  const { origin } = await open()
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

test('caches files with a hash in their name forever, others for an hour', async () => {
  const { origin } = await open()
  const file = await fetch(`${origin}/assets/app-abc.js`)
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(file.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  const etag = file.headers.get('etag') ?? ''
  expect((await fetch(`${origin}/assets/app-abc.js`, { headers: { 'If-None-Match': etag } })).status).toBe(
    304,
  )
  expect((await fetch(`${origin}/robots.txt`)).headers.get('cache-control')).toBe('public, max-age=3600')
})

test('serves no file outside the public folder', async () => {
  const { origin, server } = await open()
  const outwards = [
    '/../secret.txt',
    '/../../../../../../etc/passwd',
    '/assets/../../secret.txt',
    '/assets/..;/..;/secret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/..%2fsecret.txt',
    '/..%c0%afsecret.txt',
    '/..%u2215secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/..\\secret.txt',
    '/....//secret.txt',
    '/client/../../secret.txt',
    '/file:///etc/passwd',
    '/C:/secret.txt',
    '/secret.txt',
    '/secret.txt%00.js',
    '/./secret.txt',
    '/assets/app-abc.js/../../../secret.txt',
    '/assets/',
    '/assets',
    '/assets/app-abc.js/',
    '/assets/APP-ABC.js',
    '/assets/app-abc.js%20',
    '/assets/app-abc.js.map',
    '/.vite/manifest.json',
    '/server/index.js',
    '/package.json',
    '/proc/self/environ',
  ]
  const paths = [...outwards, ...hidden.flatMap((path) => [`/${path}`, `/${path.replace(/^client\//, '')}`])]
  for (const path of paths) {
    const response = await raw(
      server.address.port,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    )
    expect([path, /^HTTP\/1\.1 (\d+)/.exec(response)?.[1]]).toEqual([path, '404'])
    expect(response).not.toMatch(/kept inside|root:|"type":"module"|^\{\}/m)
  }
  const missing = await fetch(`${origin}/assets/none.js`)
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('a redirect never leads to another site, regardless of the Host header', async () => {
  const { server } = await open()
  const away = await raw(
    server.address.port,
    'GET /away HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n',
  )
  expect(away).toMatch(/^location: \/\r$/im)
  for (const target of ['//evil.test/', '/\\evil.test', 'http://evil.test/page']) {
    const response = await raw(
      server.address.port,
      `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    )
    expect([target, response.slice(0, 12)]).toEqual([target, 'HTTP/1.1 404'])
  }
})

test('refuses TRACE everywhere, with the methods that the path accepts', async () => {
  const { server } = await open()
  for (const [path, allow] of [
    ['/challenge', 'POST'],
    ['/auth/verify', 'POST'],
    ['/auth-status', 'GET'],
    ['/api/dca/all', 'GET, HEAD, OPTIONS'],
    ['/page', 'GET, HEAD'],
  ] as const) {
    const response = await raw(
      server.address.port,
      `TRACE ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    )
    const said = [/^HTTP\/1\.1 (\d+)/.exec(response)?.[1], /^allow: (.*)\r$/im.exec(response)?.[1]]
    expect([path, ...said]).toEqual([path, '405', allow])
  }
})

test('refuses a request with two Host headers, even equal ones', async () => {
  const { server } = await open()
  for (const [hosts, status] of [
    [['x'], 200],
    [['x', 'x'], 400],
    [['x', 'evil.test'], 400],
  ] as const) {
    const named = hosts.map((host, index) => `${index === 0 ? 'Host' : 'hOST'}: ${host}\r\n`).join('')
    const response = await raw(
      server.address.port,
      `GET /healthz HTTP/1.1\r\n${named}Connection: close\r\n\r\n`,
    )
    expect([hosts, /^HTTP\/1\.1 (\d+)/.exec(response)?.[1]]).toEqual([hosts, String(status)])
  }
})

test('serves the documentation as a page below the prefix of the API', async () => {
  const { origin } = await open()
  expect((await fetch(`${origin}/api/docs`)).headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect((await (await fetch(`${origin}/api/docsx`)).json()).code).toBe('not_found')
})

/** Resources besides the API that programs of other sites read. */
const sharedPaths = [
  '/llms.txt',
  '/robots.txt',
  '/api/docs.md',
  '/api/docs/paging.md',
  '/problems/not-found',
  '/feeds/whales.json',
  '/sdk/checksums.txt',
  '/status/badge.svg',
]
const apiPaths = ['/openapi.json', '/openapi.yaml', '/v3/api-docs', '/api/dca/all', '/api/usage', '/healthz']

test('allows scripts of other sites to read the API and its texts with all headers', async () => {
  const { origin, keyed } = await open()
  const alwaysReadable =
    /^(?:cache-control|content-(?:language|length|type)|expires|last-modified|pragma|access-control-.*|connection|keep-alive|content-(?:encoding|security-policy)|transfer-encoding|cross-origin-.*|permissions-policy|referrer-policy|x-frame-options)$/
  for (const path of [...sharedPaths, ...apiPaths, '/problems/nothing/more', '/api/nothing']) {
    const response = await fetch(origin + path, { headers: { ...keyed, Origin: 'https://other.example' } })
    expect([path, response.headers.get('access-control-allow-origin')]).toEqual([path, '*'])
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
    const exposed = response.headers.get('access-control-expose-headers')?.toLowerCase().split(', ') ?? []
    const hidden = [...response.headers.keys()].filter(
      (name) => !alwaysReadable.test(name) && !exposed.includes(name),
    )
    expect([path, hidden]).toEqual([path, []])
    for (const name of [
      'date',
      'api-version',
      'server-timing',
      'deprecation',
      'sunset',
      'x-ignored-parameters',
      'x-request-id',
    ])
      expect(exposed).toContain(name)
  }
})

test('a preflight allows the headers that clients and tracers add', async () => {
  const { origin } = await open()
  const wanted =
    'traceparent, tracestate, baggage, cache-control, pragma, if-modified-since, if-none-match, x-requested-with, last-event-id, x-api-key, authorization, content-type, accept'
  for (const path of [...sharedPaths, ...apiPaths, '/api/dca/all/']) {
    const { status, headers } = await fetch(origin + path, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://other.example',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': wanted,
      },
    })
    expect([path, status, headers.get('access-control-allow-origin')]).toEqual([path, 204, '*'])
    const allowed = headers.get('access-control-allow-headers')?.toLowerCase().split(', ') ?? []
    expect([path, wanted.split(', ').filter((name) => !allowed.includes(name))]).toEqual([path, []])
    // The wildcard allows the headers of any other tracer.
    expect(allowed).toContain('*')
    expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS')
  }
})

test('does not allow scripts of other sites to read pages or sign in', async () => {
  const { origin } = await open()
  for (const path of ['/page', '/auth-status', '/assets/app-abc.js', '/api/docs']) {
    const { headers } = await fetch(origin + path, { headers: { Origin: 'https://other.example' } })
    expect([path, headers.get('access-control-allow-origin')]).toEqual([path, null])
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  }
  const preflight = await fetch(`${origin}/page`, {
    method: 'OPTIONS',
    headers: { Origin: 'https://other.example' },
  })
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([405, null])
})

test('sends no Last-Modified, and a 304 for every ETag', async () => {
  const { origin, keyed } = await open()
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
  const { origin } = await open()
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

test('pages accept only reading methods', async () => {
  const { origin } = await open()
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const response = await fetch(`${origin}/page`, { method, body: 'a=b' })
    expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD'])
  }
  const head = await fetch(`${origin}/page`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('serves the API on the same port, compressed, conditional and with HEAD', async () => {
  const { origin } = await open()
  const response = await fetch(`${origin}/api/dca/all`)
  expect(response.status).toBe(200)
  const head = await fetch(`${origin}/api/dca/all`, { method: 'HEAD' })
  expect(head.headers.get('content-length')).toBe(response.headers.get('content-length'))
  const etag = response.headers.get('etag') ?? ''
  expect((await fetch(`${origin}/api/dca/all`, { headers: { 'If-None-Match': etag } })).status).toBe(304)
})

test('refuses input that is not HTTP in a few bytes', async () => {
  const { server } = await open()
  expect(await raw(server.address.port, 'HELLO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request/)
  const huge = `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`
  expect(await raw(server.address.port, huge)).toMatch(/^HTTP\/1\.1 431/)
})

test('refuses requests in short JSON with a message and without internals', async () => {
  const { server, keyed } = await open()
  const key = `X-API-Key: ${keyed['X-API-Key']}\r\n`
  const long = 'a'.repeat(9_000)
  const json = 'Content-Type: application/json\r\n'
  const ours = 'Origin: http://sextant.test\r\n'
  const refusals: readonly (readonly [code: ProblemCode, line: string, headers?: string, body?: string])[] = [
    ['invalid_parameter', 'GET /api/dca/all?page=0'],
    ['invalid_parameter', 'GET /api/dca/all?page=1&page=2'],
    ['malformed_request', 'HELLO'],
    ['invalid_parameter', 'GET /healthz', 'Host: y\r\n'],
    ['invalid_parameter', 'NO HOST'],
    ['malformed_request', 'GET /healthz', 'Content-Length: a\r\n'],
    ['invalid_parameter', 'POST /challenge', `${json}${ours}`, '{'],
    ['foreign_origin', 'POST /challenge', `${json}Origin: http://evil.test\r\n`, '{}'],
    ['not_found', 'GET /api/nothing'],
    ['not_found', 'GET /api/tokens/11111111111111111111111111111111'],
    ['not_found', 'GET /assets/nothing.js'],
    ['not_found', 'GET /%ff'],
    ['not_found', 'GET //evil.test'],
    ['method_not_allowed', 'POST /api/dca/all'],
    ['method_not_allowed', 'DELETE /page'],
    ['method_not_allowed', 'GET /challenge'],
    ['not_acceptable', 'GET /api/dca/all', 'Accept: image/png\r\n'],
    [
      'payload_too_large',
      'POST /challenge',
      `${json}${ours}`,
      JSON.stringify({ public_key: 'a'.repeat(20_000) }),
    ],
    ['uri_too_long', `GET /api/dca/all?search=${long}`],
    ['uri_too_long', `GET /page?x=${long}`],
    ['unsupported_media_type', 'POST /challenge', `Content-Type: text/plain\r\n${ours}`, '{}'],
    ['headers_too_large', 'GET /api/dca/all', `X-Long: ${'a'.repeat(20_000)}\r\n`],
    [
      'headers_too_large',
      'GET /page',
      Array.from({ length: 900 }, (_, n) => `X-Long-${n}: ${'a'.repeat(20)}\r\n`).join(''),
    ],
  ]
  for (const [code, line, headers = '', body = ''] of refusals) {
    const status = statusOf(code)
    const length = body === '' ? '' : `Content-Length: ${body.length}\r\n`
    const head = line === 'HELLO' ? line : `${line === 'NO HOST' ? 'GET /healthz' : line} HTTP/1.1`
    const host = line === 'NO HOST' ? '' : 'Host: x\r\n'
    const response = await raw(
      server.address.port,
      `${head}\r\n${host}Connection: close\r\n${key}${headers}${length}\r\n${body}`,
    )
    const what = `${line.slice(0, 60)} ${headers.slice(0, 20)}`
    expect([what, Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1])]).toEqual([what, status])
    expect([what, response]).toEqual([
      what,
      expect.stringMatching(/^content-type: application\/problem\+json/im),
    ])
    const reported = response.slice(response.indexOf('\r\n\r\n') + 4)
    expect(reported.length).toBeLessThanOrEqual(20_000)
    expect(JSON.parse(reported)).toMatchObject({
      status,
      code,
      title: expect.any(String),
      message: expect.stringMatching(/\w/),
    })
    expect(reported).not.toMatch(/node_modules|\bat .*:\d+|select |\.tsx?\b|\/tmp\//)
  }
})

test('a line break in a URL never reaches a header', async () => {
  const { server, keyed } = await open()
  const breaks = ['%0d%0a', '%0a', '%0D', '%E5%98%8D%E5%98%8A', '%c4%8d%c4%8a', '%250d%250a']
  const places = [
    '/page',
    '/page?x=',
    '/away?to=',
    '/away/',
    '/img/',
    '/og/token/',
    '/assets/',
    '/api/tokens?search=',
    '/api/tokens?format=csv&search=',
    '/api/tokens?size=1&search=',
    '/api/dca/all?format=csv&tokenMint=',
    '/api/dca/all?after=',
    '/api/orders/',
    '/api/resolve/',
    '/problems/',
  ]
  for (const place of places)
    for (const broken of breaks) {
      const response = await raw(
        server.address.port,
        `GET ${place}a${broken}X-Injected:%20yes${broken}${broken}body HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-API-Key: ${keyed['X-API-Key']}\r\n\r\n`,
      )
      const head = response.slice(0, response.indexOf('\r\n\r\n'))
      // Node refuses to write a header that contains a line break. If one reached a header, the API would
      // respond with a 5xx, and any other path would not respond.
      const failed = place.startsWith('/api') ? /^HTTP\/1\.1 5/ : /^$/
      expect([place, broken, failed.exec(head)?.[0]]).toEqual([place, broken, undefined])
      expect([place, broken, /^x-injected|[^\t\x20-\x7e\r\n\x80-\uffff]|[^\r]\n/im.exec(head)?.[0]]).toEqual([
        place,
        broken,
        undefined,
      ])
    }
})

test('refuses too many calls in the common format, with a retry time', async () => {
  const { origin } = await open()
  const responses = await Promise.all(Array.from({ length: 60 }, () => fetch(`${origin}/api/dca/all`)))
  const refused = responses.filter(({ status }) => status !== 200)
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 429]))
  for (const response of refused) {
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    const retryAfter = Number(response.headers.get('retry-after'))
    expect(retryAfter).toBeGreaterThanOrEqual(1)
    const reported = await response.json()
    expect(reported).toMatchObject({ status: 429, code: 'rate_limited', retryAfter })
    expect(reported.message).toMatch(/\w/)
  }
})

test('a stopping server is not ready, finishes requests in progress and accepts no new ones', async () => {
  const { server, origin, keyed } = await open()
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

/** Sends raw bytes and reads the response to its end. */
function raw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let response = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      response += chunk
    })
    socket.on('close', () => resolve(response))
    socket.on('error', reject)
  })
}
