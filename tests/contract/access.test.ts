import { expect, test } from 'vitest'
import { issueKey } from '~/auth/issue-key.server'
import { createKeyText } from '~/auth/key-text.server'
import { usageWire } from '~/contracts/state/usage'
import { readKeys, revokeKey } from '~/store/access/api-keys'
import { openEventStream } from '../helpers/web/event-stream'
import { clockAt, openWeb } from '../helpers/web/web-context'
import { openServer } from '../helpers/web/web-server'

const now = 1_700_000_000

/** Sends requests from a given IP address. They have an API key only if `headers` contain one. */
async function openAsStranger(options: Parameters<typeof openWeb>[0] = {}) {
  const web = await openWeb(options)
  const ask = (path: string, headers: Record<string, string> = {}, address = '203.0.113.7') =>
    web.context.api(new Request(`http://sextant.test${path}`, { headers }), address)
  const statuses = async (count: number, headers: Record<string, string> = {}, address?: string) =>
    (await Promise.all(Array.from({ length: count }, () => ask('/api/dca/all', headers, address)))).map(
      ({ status }) => status,
    )
  const issue = (plan: 'pro' | 'ultimate' | 'enterprise', ratePerSecond?: number) =>
    issueKey(web.pool, { plan, label: 'test', ratePerSecond })
  return { ...web, ask, statuses, issue }
}

const ofFive = [200, 200, 200, 200, 200]

test('allows a client without a key five requests in a burst, then sends the wait in both kinds of rate limit headers', async () => {
  const { ask, statuses } = await openAsStranger()
  const first = await ask('/api/dca/all')
  expect(Object.fromEntries(first.headers)).toMatchObject({
    'ratelimit-policy': '"free";q=5;w=5',
    ratelimit: '"free";r=4;t=1',
    'x-ratelimit-limit': '5',
    'x-ratelimit-remaining': '4',
    'x-ratelimit-reset': '1',
  })
  expect(first.headers.get('access-control-expose-headers')).toMatch(
    /RateLimit, RateLimit-Policy, X-RateLimit-Limit/,
  )
  expect(await statuses(4)).toEqual([200, 200, 200, 200])
  const refused = await ask('/api/dca/all')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
  expect(refused.headers.get('ratelimit')).toMatch(/^"free";r=0;t=5$/)
  expect(refused.headers.get('access-control-allow-origin')).toBe('*')
  expect(await refused.json()).toMatchObject({ code: 'rate_limited', status: 429, retryAfter: 1 })
})

test('counts every spelling of a path, every reading method and every failure against the same bucket', async () => {
  const { ask, context } = await openAsStranger()
  const responses = [
    await ask('/api/dca/all?page=1'),
    await ask('/api/dca/all?page=-1'),
    await ask('/api/nothing'),
    await context.api(new Request('http://sextant.test/api/dca/all', { method: 'HEAD' }), '203.0.113.7'),
    await context.api(new Request('http://sextant.test/api/dca/all', { method: 'POST' }), '203.0.113.7'),
    await ask('/api/tokens'),
  ]
  expect(responses.map(({ status }) => status)).toEqual([200, 400, 404, 200, 405, 429])
})

test('gives each IPv4 address, and each IPv6 customer network, a separate bucket', async () => {
  const { statuses } = await openAsStranger()
  expect(await statuses(6, {}, '203.0.113.7')).toEqual([...ofFive, 429])
  expect(await statuses(5, {}, '203.0.113.8')).toEqual(ofFive)
  expect(await statuses(5, {}, '2001:db8:1:2::1')).toEqual(ofFive)
  expect(await statuses(1, {}, '2001:db8:1:2:ffff::9')).toEqual([429])
  expect(await statuses(1, {}, '2001:db8:1:3::1')).toEqual([200])
})

test('ignores X-Forwarded-For unless it comes from a trusted proxy', async () => {
  const direct = await openAsStranger()
  expect(await direct.statuses(5, { 'X-Forwarded-For': '1.1.1.1' })).toEqual(ofFive)
  expect(await direct.statuses(1, { 'X-Forwarded-For': '2.2.2.2', Forwarded: 'for=2.2.2.2' })).toEqual([429])
  const proxied = await openAsStranger({ trustedProxies: ['203.0.113.0/24'] })
  expect(await proxied.statuses(6, { 'X-Forwarded-For': '9.9.9.9, 1.1.1.1' })).toEqual([...ofFive, 429])
  expect(await proxied.statuses(1, { 'X-Forwarded-For': '1.1.1.1, 2.2.2.2' })).toEqual([200])
})

test('gives the site’s own pages a larger bucket, unless they request the free plan', async () => {
  const { ask, statuses } = await openAsStranger()
  const own = { 'Sec-Fetch-Site': 'same-origin' }
  const response = await ask('/api/dca/all', own)
  expect(response.headers.get('ratelimit-policy')).toBe('"first-party";q=60;w=3')
  expect((await statuses(60, own)).filter((status) => status === 200).length).toBeGreaterThanOrEqual(59)
  expect(await statuses(6, { ...own, 'X-Plan': 'free' })).toEqual([...ofFive, 429])
  for (const headers of [
    { Origin: 'http://sextant.test' },
    { Referer: 'http://sextant.test/tokens' },
    { Referer: 'http://192.168.1.5:3000/', Host: '192.168.1.5:3000' },
  ])
    expect((await ask('/api/usage', headers, '203.0.113.9')).headers.get('ratelimit')).toMatch(
      /^"first-party"/,
    )
  for (const headers of [
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://sextant.test' },
    { Origin: 'http://sextant.test.evil.example' },
    { Origin: 'null' },
  ])
    expect((await ask('/api/usage', headers, '203.0.113.10')).headers.get('ratelimit')).toMatch(/^"free"/)
})

test('applies the rate of a key’s plan from any address and in either header', async () => {
  const { ask, statuses, issue } = await openAsStranger()
  const key = await issue('pro')
  expect((await ask('/api/dca/all', { 'X-API-Key': key })).headers.get('ratelimit')).toBe('"pro";r=59;t=1')
  expect(await statuses(10, { Authorization: `Bearer ${key}` }, '203.0.113.99')).toEqual([
    ...ofFive,
    ...ofFive,
  ])
  const usage = usageWire.parse(await (await ask('/api/usage', { 'X-API-Key': key })).json())
  expect(usage).toMatchObject({ plan: 'pro', ratePerSecond: 30, burst: 60, historyDays: 365 })
  expect(usage.remaining).toBeGreaterThanOrEqual(48)
  const contract = await issue('enterprise', 500)
  expect((await ask('/api/usage', { 'X-API-Key': contract })).headers.get('ratelimit-policy')).toBe(
    '"enterprise";q=1000;w=2',
  )
})

test('allows an unused key its whole burst immediately', async () => {
  const { statuses, issue } = await openAsStranger()
  const responses = await statuses(160, { 'X-API-Key': await issue('ultimate') })
  expect(responses.filter((status) => status !== 200)).toEqual([])
})

test('ignores a key in the query and an empty key, and refuses and counts an invalid key', async () => {
  const { ask, issue } = await openAsStranger()
  const key = await issue('ultimate')
  const asQuery = await ask(`/api/usage?api_key=${key}&key=${key}`)
  expect(asQuery.headers.get('ratelimit')).toBe('"free";r=4;t=1')
  expect((await ask('/api/usage', { 'X-API-Key': '  ' })).status).toBe(200)
  const mistyped = await ask('/api/usage', { 'X-API-Key': `${key.slice(0, -1)}!` })
  expect([mistyped.status, (await mistyped.json()).code]).toEqual([401, 'invalid_key'])
  expect(mistyped.headers.get('www-authenticate')).toBe('Bearer')
  const never = await ask('/api/usage', { 'X-API-Key': createKeyText() })
  expect([never.status, never.headers.get('ratelimit')]).toEqual([401, '"free";r=1;t=4'])
  await ask('/api/usage', { Authorization: 'Bearer nonsense' })
  expect((await ask('/api/usage', { 'X-API-Key': 'nonsense' })).status).toBe(429)
})

test('stores no key in plain text, and rejects a revoked key within seconds', async () => {
  let monotonicMs = 0
  const clock = { nowMs: () => now * 1_000, monotonicMs: () => monotonicMs }
  const { ask, pool, issue } = await openAsStranger({ clock })
  const key = await issue('pro')
  const dump = JSON.stringify(
    (await pool.query("select *, encode(hash, 'escape') as text from api_key")).rows,
  )
  expect(dump).not.toContain(key)
  expect(dump).not.toContain(key.slice(16, 40))
  const headers = { 'X-API-Key': key }
  expect((await ask('/api/usage', headers)).status).toBe(200)
  expect(await revokeKey(pool, key.slice(0, 16))).toBe(true)
  expect(await revokeKey(pool, key.slice(0, 16))).toBe(false)
  expect((await readKeys(pool)).find(({ prefix }) => key.startsWith(prefix))?.revokedAt).toBeGreaterThan(now)
  monotonicMs += 6_000
  await expect.poll(async () => (await ask('/api/usage', headers)).status).toBe(401)
})

test('counts a 304 against a client without a key but not against a key', async () => {
  const { ask, issue } = await openAsStranger()
  const etag = (await ask('/api/dca/all')).headers.get('etag') ?? ''
  const remaining = async (headers: Record<string, string>) => {
    const usage = await ask('/api/usage', headers)
    return Number(usage.headers.get('x-ratelimit-remaining'))
  }
  expect((await ask('/api/dca/all', { 'If-None-Match': etag })).status).toBe(304)
  expect(await remaining({})).toBe(2)
  const keyed = { 'X-API-Key': await issue('enterprise', 1) }
  expect(await remaining(keyed)).toBe(1)
  expect((await ask('/api/dca/all', { ...keyed, 'If-None-Match': etag })).status).toBe(304)
  expect(await remaining(keyed)).toBe(0)
})

test('refuses a chart whose first bucket begins before the plan’s window, and accepts the start that it suggests', async () => {
  const { ask, issue } = await openAsStranger({ clock: clockAt(now) })
  const day = 86_400
  const today = now - (now % day)
  const earliest = today - 31 * day
  const pro = { 'X-API-Key': await issue('pro') }
  const chart = (query: string, headers = {}, address?: string) =>
    ask(`/api/dca/aggregates/volume?${query}`, headers, address)
  const refusals = [
    ['interval=hour', `end=${earliest + 120}`, {}, 3_600],
    ['interval=hour', `start=${earliest - 1}`, {}, 3_600],
    ['interval=day&intervalDuration=8', `start=${now - 30 * day}`, {}, 8 * day],
    ['interval=day&intervalDuration=90', `start=${now - 360 * day}`, pro, 90 * day],
  ] as const
  for (const [index, [buckets, query, headers, bucketSeconds]] of refusals.entries()) {
    const refused = await chart(`${buckets}&${query}`, headers, `203.0.113.${index}`)
    const begin = headers === pro ? today - 365 * day : earliest
    const earliestAllowed = Math.ceil(begin / bucketSeconds) * bucketSeconds
    expect([query, refused.status]).toEqual([query, 403])
    expect(await refused.json()).toMatchObject({ code: 'plan_required', earliestAllowed })
    const allowed = await chart(`${buckets}&start=${earliestAllowed}`, headers, `203.0.113.${index}`)
    expect([query, allowed.status]).toEqual([query, 200])
  }
  const never = await chart('interval=day&intervalDuration=1000', pro)
  expect((await never.json()).detail).toMatch(/no bucket of 1000 days starts/)
})

test('applies the window of each caller’s plan when equal requests arrive together', async () => {
  const { ask, issue } = await openAsStranger({ clock: clockAt(now) })
  const callers = {
    free: {},
    'first-party': { 'Sec-Fetch-Site': 'same-origin' },
    pro: { 'X-API-Key': await issue('pro') },
    enterprise: { 'X-API-Key': await issue('enterprise', 100) },
  }
  const refusedWithin = async (days: number) => {
    const path = `/api/dca/all?filter=historical&start=${now - days * 86_400}`
    const details = await Promise.all(
      Object.entries(callers).map(async ([plan, headers]) => {
        const response = await ask(path, headers)
        return response.ok ? [] : [[plan, (await response.json()).detail.split(':')[0]]]
      }),
    )
    return details.flat()
  }
  const includes = (plan: string, days: number) => [plan, `The plan ${plan} includes ${days} days of history`]
  // In the first round the keys are read from the store, and the URL is parsed. Only the second round is handled
  // within one turn of the event loop.
  for (const _ of ['first round', 'second round']) {
    expect(await refusedWithin(34)).toEqual([includes('free', 31)])
    expect(await refusedWithin(400)).toEqual([
      includes('free', 31),
      includes('first-party', 35),
      includes('pro', 365),
    ])
  }
})

test('serves every chart of the pages without a key, back to the start of the free window', async () => {
  const { ask } = await openAsStranger({ clock: clockAt(now) })
  const ago = (seconds: number) => `start=${now - seconds}&end=${now}`
  for (const [index, query] of [
    `interval=minute&${ago(3_600)}`,
    `interval=hour&${ago(86_400)}`,
    `interval=hour&${ago(7 * 86_400)}`,
    `interval=hour&${ago(31 * 86_400)}`,
    `interval=hour&intervalDuration=4&${ago(31 * 86_400)}`,
    `interval=day&${ago(31 * 86_400)}`,
  ].entries()) {
    const { status } = await ask(`/api/dca/aggregates/volume?${query}`, {}, `203.0.113.${index}`)
    expect([query, status]).toEqual([query, 200])
  }
})

test('refuses a time before the plan’s window and names the earliest time, instead of returning fewer rows', async () => {
  const { ask, issue } = await openAsStranger({ clock: clockAt(now) })
  const earliest = now - (now % 86_400) - 31 * 86_400
  expect((await ask(`/api/dca/all?filter=historical&start=${earliest}`)).status).toBe(200)
  const refused = await ask(`/api/dca/all?filter=historical&start=${earliest - 1}`)
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ code: 'plan_required', earliestAllowed: earliest })
  expect((await ask(`/api/limit/all?end=${earliest - 1}`)).status).toBe(403)
  expect((await ask(`/api/perps/trades?start=${earliest - 1}`)).status).toBe(403)
  const old = `/api/kamino/orders/all?start=${now - 400 * 86_400}`
  expect((await ask(old, { 'X-API-Key': await issue('pro') })).status).toBe(403)
  expect((await ask(old, { 'X-API-Key': await issue('ultimate') })).status).toBe(200)
  const page = { 'Sec-Fetch-Site': 'same-origin' }
  expect((await ask(old, page)).status).toBe(403)
  expect((await ask(`/api/kamino/orders/all?start=${now - 34 * 86_400}`, page)).status).toBe(200)
})

test('does not count health checks and preflight requests', async () => {
  const { ask, statuses, context } = await openAsStranger()
  await statuses(6)
  expect((await ask('/healthz')).status).toBe(200)
  expect((await ask('/readyz')).headers.has('ratelimit')).toBe(false)
  const preflight = new Request('http://sextant.test/api/dca/all', { method: 'OPTIONS' })
  const allowed = await context.api(preflight, '203.0.113.7')
  expect(allowed.status).toBe(204)
  expect(allowed.headers.get('access-control-allow-headers')).toMatch(/X-API-Key/)
})

test('closes the streams of a revoked key and keeps those of other keys', { timeout: 20_000 }, async () => {
  let monotonicMs = 0
  const clock = { nowMs: () => now * 1_000, monotonicMs: () => monotonicMs }
  const server = await openServer({ clock })
  const key = await issueKey(server.pool, { plan: 'pro', label: 'test', ratePerSecond: undefined })
  const url = `${server.origin}/api/stream?topics=prices`
  const streams = [{ 'X-API-Key': key }, { 'X-API-Key': key }, {}] as const
  const [one, two, other] = await Promise.all(streams.map((headers) => openEventStream(url, headers)))
  expect(server.context.live.streamCount).toBe(3)
  await revokeKey(server.pool, key.slice(0, 16))
  monotonicMs += 6_000
  await Promise.all([one?.ended, two?.ended])
  expect(server.context.live.streamCount).toBe(1)
  other?.close()
})

test('limits concurrent streams per plan, and allows a new one after one closes', async () => {
  const server = await openServer()
  const url = `${server.origin}/api/stream?topics=prices`
  const stream = await openEventStream(url)
  expect(stream.response.headers.ratelimit).toBe('"free";r=4;t=1')
  const refused = await fetch(url)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  expect(refused.headers.get('access-control-allow-origin')).toBe('*')
  expect((await refused.json()).code).toBe('stream_limit')
  stream.close()
  await expect.poll(() => server.context.live.streamCount).toBe(0)
  const next = await openEventStream(url)
  expect(next.response.statusCode).toBe(200)
  next.close()
  const wrong = await fetch(url, { headers: { 'X-API-Key': 'wrong' } })
  expect([wrong.status, (await wrong.json()).code]).toEqual([401, 'invalid_key'])
})
