import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callEndpoint } from './call-endpoint'

type Reply = (response: ServerResponse, request: IncomingMessage) => void

const replies: Readonly<Record<string, Reply>> = {
  '/fine': (response, request) => {
    response.setHeader('Content-Type', 'application/json')
    response.setHeader('RateLimit', '"free";r=3;t=2')
    response.setHeader('RateLimit-Policy', '"free";q=5;w=5')
    response.end(JSON.stringify({ plan: request.headers['x-plan'], id: request.headers['last-event-id'] }))
  },
  '/html': (response) => response.setHeader('Content-Type', 'text/html').end('<h1>proxy</h1>'),
  '/empty': (response) => response.setHeader('Content-Type', 'application/json').end(),
  '/bare': (response) => response.end(),
  '/broken': (response) => response.setHeader('Content-Type', 'application/json').end('{"a":'),
  '/limited': (response) => {
    response.writeHead(429, { 'Content-Type': 'application/problem+json', 'Retry-After': '1' })
    response.end('{"code":"rate_limited"}')
  },
  '/hangup': (response) => response.destroy(),
  '/stream': (response) =>
    response.setHeader('Content-Type', 'text/event-stream').end('retry: 3000\n\nevent: prices\ndata: {}\n\n'),
}

const server = createServer((request, response) => replies[request.url ?? '']?.(response, request))
let origin = ''
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const call = (path: string, form: 'json' | 'stream' = 'json') =>
  callEndpoint({ url: origin + path, headers: { 'Last-Event-ID': '7' }, form })

test('calls on the Free plan and returns status, size, duration and quota', async () => {
  const result = await call('/fine')
  expect(result).toMatchObject({
    status: 200,
    reason: 'OK',
    body: '{"plan":"free","id":"7"}',
    failure: undefined,
    bytes: 24,
    quota: { plan: 'free', burst: 5, used: 2, fullInSeconds: 2 },
  })
  expect(result.durationMs).toBeGreaterThan(0)
  expect(result.headers).toContainEqual(['RateLimit', '"free";r=3;t=2'])
})

test.each([
  ['/html', 'Invalid JSON response'],
  ['/empty', 'Empty JSON response from server'],
  ['/bare', 'Empty response from server (expected JSON)'],
  ['/broken', 'Invalid JSON response'],
  ['/limited', 'HTTP 429: Too Many Requests - {"code":"rate_limited"}'],
])('reports %s as a failure', async (path, failure) => {
  expect((await call(path)).failure).toBe(failure)
})

test('reports a closed connection as a failure without a status', async () => {
  const result = await call('/hangup')
  expect(result.status).toBeUndefined()
  expect(result.failure).toMatch(/^No response from the server: /)
})

test('returns a stream unchanged', async () => {
  const result = await call('/stream', 'stream')
  expect(result).toMatchObject({ status: 200, failure: undefined })
  expect(result.body).toContain('event: prices')
})
