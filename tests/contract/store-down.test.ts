import { expect, onTestFinished, test } from 'vitest'
import { statusWire } from '~/contracts/state/status'
import { readAccount } from '~/features/account/read-account.server'
import { loader as feed } from '~/features/feeds/route'
import { readDashboard } from '~/features/jupiter/read-dashboard.server'
import { readDrift } from '~/features/perps/read-drift.server'
import { loader as badge } from '~/features/status/badge'
import { type Clock, systemClock } from '~/lib/clock'
import type { HeartbeatWrite } from '~/store/batch/batch'
import { openCuttable } from '../helpers/nodes/cuttable-server'
import { openEventStream } from '../helpers/web/event-stream'
import { driftRequested } from '../helpers/web/perp-wires'
import { servedRoutes } from '../helpers/web/resource-routes'
import { addressOf, batchOf, dcaState } from '../helpers/world/states'
import { seed } from './seed'

const at = 1_700_000_000

/** Time limit for polling, milliseconds. It exceeds the two seconds for which a status may be cached. */
const restarted = { timeout: 10_000 }

/** Heartbeats of live sources, as an indexer writes them every second. */
const liveSources: readonly HeartbeatWrite[] = ['rpc', 'accounts:jupiter-dca', 'events:jupiter-dca'].map(
  (source) => ({
    source,
    state: 'live',
    tipSlot: 200,
    committedSlot: 190,
    blockTime: at,
    detail: undefined,
    counters: {},
  }),
)

test('serves the last good response while the store is down, and 503 for other requests', async () => {
  const { get, writer, proxy } = await openCuttable()
  await writer.write(batchOf({ accounts: [{ state: dcaState(), slot: 100, at }] }))
  await expect.poll(async () => (await (await get('/api/dca/all')).json()).totalElements).toBe(1)
  await proxy.cut()

  const kept = await get('/api/dca/all')
  expect([kept.status, (await kept.json()).totalElements]).toEqual([200, 1])
  const unknown = await get('/api/kamino/orders/all')
  expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await unknown.json()).toMatchObject({ code: 'source_unavailable', retryAfter: 2 })
  await expect.poll(async () => (await get('/readyz')).status, { timeout: 5_000 }).toBe(503)
  expect((await get('/readyz')).headers.get('retry-after')).toBe('2')
  expect((await get('/healthz')).status).toBe(200)
})

test('treats a frozen store with open connections as unavailable', async () => {
  const { get, writer, proxy } = await openCuttable()
  onTestFinished(proxy.cut)
  await writer.write(batchOf({ accounts: [{ state: dcaState(), slot: 100, at }] }))
  await expect.poll(async () => (await (await get('/api/dca/all')).json()).totalElements).toBe(1)
  proxy.freeze()
  await expect.poll(async () => (await get('/readyz')).status, { timeout: 15_000 }).toBe(503)
  const kept = await get('/api/dca/all')
  expect([kept.status, (await kept.json()).totalElements]).toEqual([200, 1])
}, 30_000)

/** Sends all requests concurrently. Returns each response with its duration. */
async function timed(get: (path: string) => Promise<Response>, paths: readonly string[]) {
  return Promise.all(
    paths.map(async (path) => {
      const startedMs = performance.now()
      const response = await get(path)
      const body = await response.text()
      return { path, status: response.status, tookMs: performance.now() - startedMs, body, response }
    }),
  )
}

/**
 * Maximum duration of a response, milliseconds: the time of a request that waits for the frozen store, plus a
 * margin for a busy machine.
 */
const waitedMs = 2_900

test('never waits for a frozen store: earlier responses are served with their age, other requests refused', async () => {
  const { get, writer, proxy, keyed } = await openCuttable()
  onTestFinished(proxy.cut) // open connections to a frozen store would block the shutdown
  await seed(writer)
  const known = ['/api/dca/all', '/api/limit/all', '/api/status', '/api/kamino/orders/all']
  for (const path of known) await expect.poll(async () => (await get(path)).status).toBe(200)
  const before = await timed(get, known)
  proxy.freeze()
  const frozenAtMs = performance.now()
  while (performance.now() - frozenAtMs < 6_000) {
    for (const { path, status, tookMs } of await timed(get, [...known, '/readyz'])) {
      expect([path, tookMs < waitedMs]).toEqual([path, true])
      if (path !== '/readyz') expect([path, status]).toEqual([path, 200])
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const [dca] = await timed(get, known)
  expect(dca?.body).toBe(before[0]?.body)
  expect(dca?.response.headers.get('x-data-time')).toBe(before[0]?.response.headers.get('x-data-time'))
  const [ready, unknown, since] = await timed(get, [
    '/readyz',
    '/api/limit/all?size=7',
    '/api/dca/all?since=0',
  ])
  expect([ready?.status, unknown?.status]).toEqual([503, 503])
  expect([200, 503]).toContain(since?.status)
  for (const each of [ready, unknown, since]) expect(each?.tookMs).toBeLessThan(1_500)
  // The server cannot look up a key that this process has not seen before. A request with such a key must
  // also fail quickly.
  const stranger = keyed['X-API-Key']?.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')) ?? ''
  const startedMs = performance.now()
  await get('/api/dca/all', { 'X-API-Key': stranger })
  expect(performance.now() - startedMs).toBeLessThan(1_500)
}, 60_000)

test('status, badge, feed and panels become outdated while the store is frozen', async () => {
  let laterMs = 0
  const clock: Clock = {
    nowMs: () => systemClock.nowMs() + laterMs,
    monotonicMs: () => systemClock.monotonicMs() + laterMs,
  }
  const development = servedRoutes({ 'status/badge.svg': badge, 'feeds/incidents.json': feed })
  const { get, writer, proxy, origin, context } = await openCuttable({ clock, development })
  onTestFinished(proxy.cut)
  const read = async () => {
    const { status, sources: reported } = statusWire.parse(await (await get('/api/status')).json())
    const label = /aria-label="([^"]+)"/.exec(await (await fetch(`${origin}/status/badge.svg`)).text())?.[1]
    return { status, states: new Set(reported.map(({ state }) => state)), label }
  }
  await expect
    .poll(async () => {
      await writer.heartbeat(liveSources)
      return (await read()).status
    }, restarted)
    .toBe('operational')
  expect((await read()).label).toMatch(/: operational/)
  proxy.freeze()
  laterMs = 15_000
  await expect.poll(async () => (await read()).status, restarted).toBe('down')
  expect(await read()).toMatchObject({ states: new Set(['silent']), label: expect.stringMatching(/: down/) })
  expect((await (await fetch(`${origin}/feeds/incidents.json`)).json()).items).toHaveLength(1)
  expect((await context.queries.getPanel('dca')).notice).toMatch(/isn’t responding|stopped reporting/)
  const { sources: health } = await context.queries.getHealth()
  for (const { ageSeconds } of health) expect(ageSeconds).toBeGreaterThanOrEqual(14)
}, 60_000)

test('cancels a slow query and responds instead of waiting', async () => {
  const { get, pool, writer } = await openCuttable()
  await writer.write(batchOf({ accounts: [{ state: dcaState(), slot: 100, at }] }))
  await expect.poll(async () => (await (await get('/api/dca/all')).json()).totalElements).toBe(1)
  const holder = await pool.connect()
  onTestFinished(() => holder.release(true)) // frees the table locks, which would block the clean-up
  await holder.query('begin; lock table dca_order, limit_order in access exclusive mode')
  const timed = async (path: string) => {
    const startedMs = performance.now()
    const response = await get(path)
    return { response, body: await response.json(), tookMs: performance.now() - startedMs }
  }
  const [requested, known] = await Promise.all([timed('/api/limit/all'), timed('/api/dca/all')])
  expect([requested.response.status, requested.response.headers.get('retry-after')]).toEqual([503, '2'])
  expect(requested.response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(requested.body).toMatchObject({ code: 'source_unavailable', retryAfter: 2 })
  expect(requested.tookMs).toBeGreaterThan(1_500)
  expect([known.response.status, known.body.totalElements]).toEqual([200, 1])
  for (const { tookMs } of [requested, known]) expect(tookMs).toBeLessThan(4_500)
  // The server must also end the cancelled statements after their timeout, so that none of them still waits
  // for the lock.
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await expect.poll(async () => (await holder.query(waiting)).rowCount, { timeout: 2_500 }).toBe(0)
  await holder.query('rollback')
  await expect.poll(async () => (await get('/api/limit/all')).status).toBe(200)
})

test('a page about a single resource responds with 503 while the store is down', async () => {
  const { page, proxy } = await openCuttable()
  await proxy.cut()
  const none = new URLSearchParams()
  await expect(readAccount(page, addressOf('trader'), none)).rejects.toMatchObject({ status: 503 })
})

test('shows no 0 for a figure that was never read', async () => {
  const { page } = await openCuttable()
  const { totals } = await readDashboard(page, new URLSearchParams())
  expect(Object.values(totals)).toEqual([null, null, null, null])
  expect((await readDrift(page, driftRequested)).stats).toBeNull()
})

test('resumes responses and streams when the store is back', async () => {
  const { get, writer, proxy, origin, context } = await openCuttable()
  const stream = await openEventStream(`${origin}/api/stream?topics=dca`)
  const frameOf = (key: string) =>
    stream.next(({ event, data }) => event === 'dca' && JSON.stringify(data).includes(addressOf(key)))
  // Write again until the stream receives it, because the process may still be locating the end of the change
  // log.
  await expect
    .poll(async () => {
      await writer.write(
        batchOf({ accounts: [{ state: dcaState({ key: addressOf(`${Math.random()}`) }), slot: 100, at }] }),
      )
      return stream.events.some(({ event }) => event === 'dca')
    })
    .toBe(true)
  await proxy.cut()
  await get('/api/dca/all')
  await expect
    .poll(async () => (await context.queries.getPanel('dca')).notice, { timeout: 5_000 })
    .toMatch(/database isn’t responding/)
  await writer.write(
    batchOf({ accounts: [{ state: dcaState({ key: addressOf('meanwhile') }), slot: 101, at }] }),
  )
  await proxy.restore()

  await expect.poll(async () => (await get('/readyz')).status, { timeout: 5_000 }).toBe(200)
  await frameOf('meanwhile')
  const page = await (await get(`/api/dca/all?size=250`)).json()
  expect(page.content.map((row: { publicKey: string }) => row.publicKey)).toContain(addressOf('meanwhile'))
  stream.close()
})
