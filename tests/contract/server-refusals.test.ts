import { expect, test } from 'vitest'
import { type ProblemCode, statusOf } from '~/api/response/problem.server'
import { rawRequest } from '../helpers/web/raw-request'
import { openBuild } from '../helpers/web/test-build'
import { heartbeatOf } from './seed'

test('returns 404 for a path that is not valid text or has a line break', async () => {
  const { origin } = await openBuild()
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

test('a redirect never leads to another site, regardless of the Host header', async () => {
  const { server } = await openBuild()
  const away = await rawRequest(
    server.address.port,
    'GET /away HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n',
  )
  expect(away).toMatch(/^location: \/\r$/im)
  for (const target of ['//evil.test/', '/\\evil.test', 'http://evil.test/page']) {
    const response = await rawRequest(
      server.address.port,
      `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    )
    expect([target, response.slice(0, 12)]).toEqual([target, 'HTTP/1.1 404'])
  }
})

test('refuses TRACE everywhere, with the methods that the path accepts', async () => {
  const { server } = await openBuild()
  for (const [path, allow] of [
    ['/challenge', 'POST'],
    ['/auth/verify', 'POST'],
    ['/auth-status', 'GET'],
    ['/api/dca/all', 'GET, HEAD, OPTIONS'],
    ['/page', 'GET, HEAD'],
  ] as const) {
    const response = await rawRequest(
      server.address.port,
      `TRACE ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    )
    const said = [/^HTTP\/1\.1 (\d+)/.exec(response)?.[1], /^allow: (.*)\r$/im.exec(response)?.[1]]
    expect([path, ...said]).toEqual([path, '405', allow])
  }
})

test('refuses a request with two Host headers, even equal ones', async () => {
  const { server } = await openBuild()
  for (const [hosts, status] of [
    [['x'], 200],
    [['x', 'x'], 400],
    [['x', 'evil.test'], 400],
  ] as const) {
    const named = hosts.map((host, index) => `${index === 0 ? 'Host' : 'hOST'}: ${host}\r\n`).join('')
    const response = await rawRequest(
      server.address.port,
      `GET /healthz HTTP/1.1\r\n${named}Connection: close\r\n\r\n`,
    )
    expect([hosts, /^HTTP\/1\.1 (\d+)/.exec(response)?.[1]]).toEqual([hosts, String(status)])
  }
})

test('pages accept only reading methods', async () => {
  const { origin } = await openBuild()
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const response = await fetch(`${origin}/page`, { method, body: 'a=b' })
    expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD'])
  }
  const head = await fetch(`${origin}/page`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('refuses input that is not HTTP in a few bytes', async () => {
  const { server } = await openBuild()
  expect(await rawRequest(server.address.port, 'HELLO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 Bad Request/)
  const huge = `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`
  expect(await rawRequest(server.address.port, huge)).toMatch(/^HTTP\/1\.1 431/)
})

test('refuses requests in short JSON with a message and without internals', async () => {
  const { server, keyed, writer } = await openBuild()
  await writer.heartbeat([heartbeatOf('accounts:jupiter-dca')])
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
    const response = await rawRequest(
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
  const { server, keyed } = await openBuild()
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
      const response = await rawRequest(
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
  const { origin } = await openBuild()
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
