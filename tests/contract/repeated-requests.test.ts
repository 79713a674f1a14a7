import { request } from 'undici'
import { expect, test } from 'vitest'
import { issueKey } from '~/auth/issue-key.server'
import { createKeyText } from '~/auth/key-text.server'
import { clockAt } from '../helpers/web/web-context'
import { openServer } from '../helpers/web/web-server'
import { addressOf, batchOf, dcaState } from '../helpers/world/states'
import { now, seed } from './seed'

// The server parses a request the first time and caches the result. Responses to repeated requests must not
// differ.

/** Headers whose values differ between any two responses. */
const ownHeaders = [
  'x-request-id',
  'server-timing',
  'date',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'ratelimit',
]

async function openSeeded() {
  const web = await openServer({ clock: clockAt(now) })
  await seed(web.writer)
  const ask = async (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') => {
    const response = await request(web.origin + path, { method, headers: { ...web.keyed, ...headers } })
    const shared = Object.fromEntries(
      Object.entries(response.headers).filter(([name]) => !ownHeaders.includes(name)),
    )
    const body = Buffer.from(await response.body.arrayBuffer()).toString('latin1')
    return { status: response.statusCode, headers: response.headers, shared, body }
  }
  return { ...web, ask }
}

const path = '/api/dca/all?filter=active&size=5'

test.each<Record<string, string>>([
  {},
  { 'Accept-Encoding': 'br' },
  { 'Accept-Encoding': 'gzip' },
  { Accept: 'text/csv' },
  { Accept: 'application/x-ndjson' },
  { 'If-None-Match': '*' },
  { 'If-None-Match': '*', Accept: 'text/csv' },
])('responds to a repeated request with %j as to the first', async (headers) => {
  const { ask } = await openSeeded()
  const first = await ask(path, headers)
  const second = await ask(path, headers)
  expect(first.status).toBe(headers['If-None-Match'] === undefined ? 200 : 304)
  expect({ ...second.shared, status: second.status }).toEqual({ ...first.shared, status: first.status })
  expect(second.body).toBe(first.body)
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  const left = (response: typeof first) => Number(response.headers['x-ratelimit-remaining'])
  expect(left(first)).toBeGreaterThan(0)
  expect(left(second)).toBeLessThanOrEqual(left(first))
})

test('keeps each format correct for every order of requests', async () => {
  const { ask } = await openSeeded()
  const typeOf = async (accept: string) => (await ask(path, { Accept: accept })).headers['content-type']
  const forms = ['application/json', 'text/csv', 'application/x-ndjson']
  for (const form of [...forms, ...forms.toReversed()])
    expect(await typeOf(form)).toBe(`${form}; charset=utf-8`)
  expect((await ask(path, { Accept: 'image/png' })).status).toBe(406)
  const head = await ask(path, {}, 'HEAD')
  expect([head.status, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    String((await ask(path)).body.length),
  ])
})

test('a repeated request sees new data', async () => {
  const { ask, writer } = await openSeeded()
  const before = await ask(path)
  await ask(path)
  const key = addressOf('new')
  await writer.write(
    batchOf({ accounts: [{ state: dcaState({ key, createdAt: now - 5 }), slot: 200, at: now }] }),
  )
  await expect.poll(async () => (await ask(path)).body).toContain(key)
  const after = await ask(path)
  expect(after.headers.etag).not.toBe(before.headers.etag)
  expect(Number(after.headers['x-data-revision'])).toBeGreaterThan(Number(before.headers['x-data-revision']))
})

test('a request that one plan allows is still refused to the next caller of the same URL', async () => {
  const { ask, pool } = await openSeeded()
  const far = `/api/dca/all?filter=historical&start=${now - 400 * 86_400}`
  expect([(await ask(far)).status, (await ask(far)).status]).toEqual([200, 200])
  const pro = await issueKey(pool, { plan: 'pro', label: 'test', ratePerSecond: undefined })
  expect((await ask(far, { 'X-API-Key': pro })).status).toBe(403)
  expect((await ask(far, { 'X-API-Key': 'nonsense' })).status).toBe(401)
})

const unknownKey = createKeyText()

test.each<[status: number, path: string, headers: Record<string, string>]>([
  [404, '/api/nothing', {}],
  [404, '/api/%6eothing?x=1', {}],
  [404, `/api/orders/${addressOf('nowhere')}/fills`, {}],
  [400, '/api/dca/all?page=-1&size=x', {}],
  [406, '/api/dca/all', { Accept: 'image/png' }],
  [401, path, { 'X-API-Key': 'nonsense' }],
  [401, path, { 'X-API-Key': unknownKey }],
])('repeats a refusal (%i of %s with %j) unchanged', async (status, requested, headers) => {
  const { ask } = await openSeeded()
  const [first, second, third] = [
    await ask(requested, headers),
    await ask(requested, headers),
    await ask(requested, headers),
  ]
  expect(first.status).toBe(status)
  expect(JSON.parse(first.body).instance).toBe(new URL(requested, 'http://a.test').pathname)
  for (const again of [second, third]) {
    expect({ ...again.shared, status: again.status }).toEqual({ ...first.shared, status })
    expect(again.body).toBe(first.body)
  }
  const ids = [first, second, third].map((response) => response.headers['x-request-id'])
  expect(new Set(ids).size).toBe(3)
})

test('a refusal of one URL does not apply to another', async () => {
  const { ask } = await openSeeded()
  const instances = ['/api/a', '/api/b', '/api/a?x=1', '/api/b'].map(async (each) => {
    const { body } = await ask(each)
    return JSON.parse(body).instance
  })
  expect(await Promise.all(instances)).toEqual(['/api/a', '/api/b', '/api/a', '/api/b'])
})

test('finds a resource as soon as it exists', async () => {
  const { ask, writer } = await openSeeded()
  const key = addressOf('late')
  const late = `/api/orders/${key}/fills`
  for (let turn = 0; turn < 3; turn++) expect((await ask(late)).status).toBe(404)
  await writer.write(
    batchOf({ accounts: [{ state: dcaState({ key, createdAt: now - 5 }), slot: 200, at: now }] }),
  )
  await expect.poll(async () => (await ask(late)).status, { timeout: 10_000 }).toBe(200)
})

test('handles API calls without creating a web Request', async () => {
  const { context, keyed } = await openSeeded()
  const call = async (method: string, target: string, headers: Readonly<Record<string, string>>) => {
    const response = await context.handleApi({
      method,
      url: new URL(target, 'http://sextant.test'),
      headers: new Headers(headers),
      socketAddress: '203.0.113.7',
      toRequest: () => {
        throw new Error('a web request was made')
      },
    })
    return response.status
  }
  const statuses = [
    await call('GET', path, keyed),
    await call('GET', '/api/dca/all?page=x', keyed),
    await call('GET', '/api/nothing', keyed),
    await call('POST', path, keyed),
    await call('OPTIONS', path, {}),
    await call('GET', path, { 'X-API-Key': 'nonsense' }),
    await call('GET', '/openapi.json', keyed),
    await call('GET', '/api/usage', keyed),
    await call('GET', '/healthz', {}),
  ]
  expect(statuses).toEqual([200, 400, 404, 405, 204, 401, 200, 200, 200])
  for (let turn = 0; turn < 5; turn++) await call('GET', path, {})
  expect(await call('GET', path, {})).toBe(429)
})
