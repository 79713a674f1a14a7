import { expect, onTestFinished, test } from 'vitest'
import { readDrift } from '~/routes/drift/layout/read-drift.server'
import { readDashboard } from '~/routes/jupiter/read-dashboard.server'
import { readAccount } from '~/routes/jupiter-account/read-account.server'
import { openCuttable } from '../helpers/cuttable-server'
import { openEventStream } from '../helpers/event-stream'
import { addressOf, batchOf, dcaState } from '../helpers/states'

const at = 1_700_000_000

test('without the store the last good answer is given, other questions wait politely, and nothing crashes', async () => {
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

test('a store that is frozen, and ends no connection, is one that does not answer', async () => {
  const { get, writer, proxy } = await openCuttable()
  onTestFinished(proxy.cut) // what is frozen could not be stopped
  await writer.write(batchOf({ accounts: [{ state: dcaState(), slot: 100, at }] }))
  await expect.poll(async () => (await (await get('/api/dca/all')).json()).totalElements).toBe(1)
  proxy.freeze()
  await expect.poll(async () => (await get('/readyz')).status, { timeout: 15_000 }).toBe(503)
  const kept = await get('/api/dca/all')
  expect([kept.status, (await kept.json()).totalElements]).toEqual([200, 1])
}, 30_000)

test('a question that takes too long is ended, and whoever asked is answered instead of waiting (security.md D3)', async () => {
  const { get, pool, writer } = await openCuttable()
  await writer.write(batchOf({ accounts: [{ state: dcaState(), slot: 100, at }] }))
  await expect.poll(async () => (await (await get('/api/dca/all')).json()).totalElements).toBe(1)
  const holder = await pool.connect()
  onTestFinished(() => holder.release(true)) // with its lock, or nobody could tidy up
  await holder.query('begin; lock table dca_order, limit_order in access exclusive mode')
  const timed = async (path: string) => {
    const startedMs = performance.now()
    const response = await get(path)
    return { response, body: await response.json(), tookMs: performance.now() - startedMs }
  }
  const [asked, known] = await Promise.all([timed('/api/limit/all'), timed('/api/dca/all')])
  expect([asked.response.status, asked.response.headers.get('retry-after')]).toEqual([503, '2'])
  expect(asked.response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(asked.body).toMatchObject({ code: 'source_unavailable', retryAfter: 2 })
  expect(asked.tookMs).toBeGreaterThan(1_500)
  expect([known.response.status, known.body.totalElements]).toEqual([200, 1])
  for (const { tookMs } of [asked, known]) expect(tookMs).toBeLessThan(4_500)
  // The statements are ended in the server as well, each in its time: none waits for the lock any more.
  const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await expect.poll(async () => (await holder.query(waiting)).rowCount, { timeout: 2_500 }).toBe(0)
  await holder.query('rollback')
  await expect.poll(async () => (await get('/api/limit/all')).status).toBe(200)
})

test('a page that stands on one thing says with its status that the store does not answer', async () => {
  const { page, proxy } = await openCuttable()
  await proxy.cut()
  const none = new URLSearchParams()
  await expect(readAccount(page, addressOf('trader'), none)).rejects.toMatchObject({ status: 503 })
})

test('before anything was read no figure is 0', async () => {
  const { page } = await openCuttable()
  const { figures } = await readDashboard(page, new URLSearchParams())
  expect(Object.values(figures)).toEqual([null, null, null, null])
  expect((await readDrift(page)).stats).toBeNull()
})

test('when the store is back, answers and streams go on by themselves', async () => {
  const { get, writer, proxy, origin, context } = await openCuttable()
  const stream = await openEventStream(`${origin}/api/stream?topics=dca`)
  const frameOf = (key: string) =>
    stream.next(({ event, data }) => event === 'dca' && JSON.stringify(data).includes(addressOf(key)))
  // Sent until it is heard, since the process may still be looking where the change log ends.
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
    .toMatch(/store does not answer/)
  await writer.write(
    batchOf({ accounts: [{ state: dcaState({ key: addressOf('meanwhile') }), slot: 101, at }] }),
  )
  await proxy.mend()

  await expect.poll(async () => (await get('/readyz')).status, { timeout: 5_000 }).toBe(200)
  await frameOf('meanwhile')
  const page = await (await get(`/api/dca/all?size=250`)).json()
  expect(page.content.map((row: { publicKey: string }) => row.publicKey)).toContain(addressOf('meanwhile'))
  stream.close()
})
