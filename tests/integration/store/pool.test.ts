import { expect, onTestFinished, test } from 'vitest'
import { silentLog } from '~/lib/log'
import { createPool, dropConnections, poolProfiles } from '~/store/postgres/pool'
import { isStoreUnavailable } from '~/store/postgres/store-failure'
import { inTransaction } from '~/store/postgres/transaction'
import { openTcpProxy } from '../../helpers/nodes/tcp-proxy'
import { createTestDatabase } from '../../helpers/store/database'

async function openPool() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const warnings: string[] = []
  const log = { ...silentLog, warn: (_: object, message: string) => void warnings.push(message) }
  const pool = createPool({ url: database.url, profile: 'maintenance', log })
  const client = await pool.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const broken = new Promise((resolve) => client.once('error', resolve))
  async function cutOff() {
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await broken
    client.release(true)
  }
  return { pool, warnings, cutOff }
}

test('logs a connection that the server closes, but not one of a pool that is ending', async () => {
  const used = await openPool()
  await used.cutOff()
  expect(used.warnings).toEqual(['database: connection lost'])
  await used.pool.end()

  const left = await openPool()
  const ended = left.pool.end()
  await left.cutOff()
  await ended
  expect(left.warnings).toEqual([])
})

test('cancels a web query after two seconds in the server, and keeps its connection', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const pool = createPool({ url: database.url, profile: 'web', log: silentLog })
  onTestFinished(() => pool.end())
  const client = await pool.connect()
  onTestFinished(() => client.release(true))
  const pidOf = async () => (await client.query('select pg_backend_pid() as pid')).rows[0].pid
  const pid = await pidOf()

  const startedMs = performance.now()
  const failure = await client.query('select pg_sleep(30)').catch((error: unknown) => error)
  const tookMs = performance.now() - startedMs
  expect(failure).toMatchObject({ code: '57014', message: expect.stringContaining('statement timeout') })
  expect(isStoreUnavailable(failure)).toBe(true)
  expect(tookMs).toBeGreaterThan(1_900)
  expect(tookMs).toBeLessThan(3_000)

  const asleep = `select from pg_stat_activity where state = 'active' and query like 'select pg_sleep%'`
  expect((await database.pool.query(asleep)).rowCount).toBe(0)
  expect(await pidOf()).toBe(pid)
})

test('gives statements of the writer one minute, longer than those of the web', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const limitOf = async (profile: 'web' | 'writer' | 'maintenance') => {
    const pool = createPool({ url: database.url, profile, log: silentLog })
    const { rows } = await pool.query('show statement_timeout')
    await pool.end()
    return rows[0].statement_timeout
  }
  expect([await limitOf('web'), await limitOf('writer'), await limitOf('maintenance')]).toEqual([
    '2s',
    '1min',
    '0',
  ])
})

test('the writer waits for a silent server, but only a little longer than for its longest statement', () => {
  const { statementTimeoutMs, silenceTimeoutMs } = poolProfiles.writer
  expect(silenceTimeoutMs).toBeGreaterThanOrEqual(statementTimeoutMs + 10_000)
  expect(silenceTimeoutMs).toBeLessThanOrEqual(90_000)
})

/** Opens a pool of connections to a server that can stop responding and be replaced. */
async function openStrandable(profile: 'web' | 'writer') {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const url = new URL(database.url)
  const proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port) })
  url.host = `127.0.0.1:${proxy.port}`
  const pool = createPool({ url: url.href, profile, log: silentLog })
  onTestFinished(() => pool.end())
  return { pool, strand: proxy.strand }
}

test('a transaction ends at the first statement without response, and its connection is not used again', async () => {
  const { pool, strand } = await openStrandable('web')
  const startedMs = performance.now()
  const failed = inTransaction(pool, async (client) => {
    strand()
    await client.query('select 1')
  })
  await expect(failed).rejects.toThrow('Query read timeout')
  expect(performance.now() - startedMs).toBeLessThan(5_000) // one wait of 3 s, because the rollback must not wait again
  expect((await pool.query('select 1')).rowCount).toBe(1)
})

test('dropping the connections ends all waiting for a silent server, and the pool stays usable', async () => {
  const { pool, strand } = await openStrandable('writer')
  const open = [await pool.connect(), await pool.connect()]
  for (const client of open) client.release()
  strand()
  const waiting = inTransaction(pool, (client) => client.query('select 1'))
  const failed = expect(waiting).rejects.toThrow('Connection terminated')
  await new Promise((resolve) => setTimeout(resolve, 200))
  const startedMs = performance.now()
  await dropConnections(pool)
  await failed
  expect((await pool.query('select 1')).rowCount).toBe(1)
  expect(performance.now() - startedMs).toBeLessThan(2_000)
})
