import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { type ProtocolId, protocolIds } from '~/domain/protocol/protocol'
import { silentLog } from '~/lib/log'
import {
  claimLease,
  createFence,
  inFence,
  LeaseLost,
  leaseSeconds,
  type WriterLease,
} from '~/store/ingest/lease/writer-lease'
import { holdWriterLock } from '~/store/ingest/lease/writer-lock'
import { sessionNames, writerLockClass } from '~/store/ingest/lease/writer-sessions'
import { createTestDatabase } from '../../helpers/store/database'

/** Waits for the writer lock as an indexer does, and records when the lock is acquired and lost. */
function contend(
  url: string,
  protocols: readonly ProtocolId[],
  holder = `holder ${Math.random()}`,
  log = silentLog,
) {
  const seen: string[] = []
  const leases: WriterLease[] = []
  const lock = holdWriterLock({
    url,
    protocols,
    holder,
    log,
    onHeld(lease) {
      seen.push('held')
      leases.push(lease)
    },
    onLost: async () => void seen.push('lost'),
  })
  onTestFinished(() => lock.stop())
  return { seen, leases, lock }
}

async function openDatabase() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  return database
}

async function until(reached: () => boolean, mostMs = 10_000): Promise<number> {
  const startedMs = performance.now()
  while (!reached() && performance.now() < startedMs + mostMs)
    await new Promise((resolve) => setTimeout(resolve, 20))
  return performance.now() - startedMs
}

/** Takes the lease as usual, and then stops in the middle of a transaction. */
async function freeze(
  url: string,
  protocol: ProtocolId,
  holder: string,
  settings = 'select 1',
): Promise<WriterLease> {
  const connect = async (name: string) => {
    const client = new pg.Client({ connectionString: url, application_name: name })
    client.on('error', () => undefined)
    onTestFinished(() => client.end())
    await client.connect()
    await client.query(settings)
    return client
  }
  const names = sessionNames(holder)
  const [lock, work] = [await connect(names.lock), await connect(names.work)]
  await lock.query('select pg_advisory_lock($1, $2)', [writerLockClass, protocolIds.indexOf(protocol)])
  const lease = await claimLease(lock, holder, [protocol])
  await work.query('begin')
  await work.query('select 1 from writer_lease where protocol = $1 for key share', [protocol])
  await work.query(`insert into meta (name, value) values ('frozen', 'row')`)
  return lease
}

test('a second writer waits until the first releases; writers of other protocols do not wait', async () => {
  const database = await openDatabase()
  const first = contend(database.url, ['jupiter-dca', 'jupiter-limit'])
  await until(() => first.seen.length === 1)
  const second = contend(database.url, ['jupiter-limit'])
  const other = contend(database.url, ['drift-perps'])
  await until(() => other.seen.length === 1)
  expect([first.seen, second.seen, other.seen]).toEqual([['held'], [], ['held']])
  await first.lock.stop()
  await until(() => second.seen.length === 1)
  expect(second.seen).toEqual(['held'])
})

test('a standby that waits for one protocol does not block writers of others', async () => {
  const database = await openDatabase()
  const first = contend(database.url, ['jupiter-dca'])
  await until(() => first.seen.length === 1)
  const standby = contend(database.url, ['jupiter-dca', 'drift-perps'])
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  const other = contend(database.url, ['drift-perps'])
  await until(() => other.seen.length === 1)
  expect([standby.seen, other.seen]).toEqual([[], ['held']])
})

test('a writer whose connection is cut stops writing and stands by again', async () => {
  const database = await openDatabase()
  const writer = contend(database.url, ['jupiter-dca'])
  await until(() => writer.seen.length === 1)
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'sextant-writer-lock %' and datname = current_database()`,
  )
  await until(() => writer.seen.length === 3)
  expect(writer.seen).toEqual(['held', 'lost', 'held'])
  expect(writer.leases.map(({ epochs }) => epochs)).toEqual([
    [{ protocol: 'jupiter-dca', epoch: 1 }],
    [{ protocol: 'jupiter-dca', epoch: 2 }],
  ])
})

test('takes over from an inactive holder within 15 seconds, and rolls back its open transaction', {
  timeout: 40_000,
}, async () => {
  const database = await openDatabase()
  const lost = await freeze(database.url, 'jupiter-dca', 'frozen')
  const standby = contend(database.url, ['jupiter-dca', 'jupiter-limit'])
  const waitedMs = await until(() => standby.seen.length === 1, 20_000)
  expect(standby.seen).toEqual(['held'])
  expect(waitedMs).toBeGreaterThan(5_000)
  expect(waitedMs).toBeLessThan(15_000)
  const { rows } = await database.pool.query(
    `select (select count(*) from meta where name = 'frozen') as rows,
      (select count(*) from pg_stat_activity where application_name like '% frozen' and datname = current_database()) as sessions`,
  )
  expect(rows).toEqual([{ rows: 0, sessions: 0 }])
  const late = inFence(database.pool, createFence(lost), (client) =>
    client.query(`insert into meta (name, value) values ('late', 'row')`),
  )
  await expect(late).rejects.toThrow(LeaseLost)
})

test('passes the lease on only after a transaction of the previous holder has ended', async () => {
  const database = await openDatabase()
  const first = contend(database.url, ['jupiter-dca'])
  await until(() => first.seen.length === 1)
  const [lease] = first.leases
  if (lease === undefined) throw new Error('there is a lease')
  const order: string[] = []
  const slow = inFence(database.pool, createFence(lease), async (client) => {
    const second = contend(database.url, ['jupiter-dca'])
    await first.lock.stop()
    void until(() => second.seen.length === 1).then(() => order.push('taken over'))
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await client.query('select 1')
    order.push('written')
  })
  await slow
  await until(() => order.length === 2)
  expect(order).toEqual(['written', 'taken over'])
})

test('a process that lost its connection unnoticed by the server gets its locks back immediately', async () => {
  const database = await openDatabase()
  await freeze(database.url, 'jupiter-dca', 'the same process')
  const again = contend(database.url, ['jupiter-dca'], 'the same process')
  expect(await until(() => again.seen.length === 1)).toBeLessThan(5_000)
  expect(again.seen).toEqual(['held'])
})

test('waits for an indexer of an older version, which has no lease', { timeout: 30_000 }, async () => {
  const database = await openDatabase()
  const old = new pg.Client({ connectionString: database.url, application_name: 'sextant-writer-lock' })
  onTestFinished(() => old.end())
  await old.connect()
  await old.query('select pg_advisory_lock($1, $2)', [writerLockClass, protocolIds.indexOf('jupiter-dca')])
  const standby = contend(database.url, ['jupiter-dca'])
  await new Promise((resolve) => setTimeout(resolve, (leaseSeconds + 3) * 1_000))
  expect(standby.seen).toEqual([])
  await old.query('select pg_advisory_unlock_all()')
  await until(() => standby.seen.length === 1)
  expect(standby.seen).toEqual(['held'])
})

test('a standby that may not end sessions of another role waits until the server ends them', {
  timeout: 40_000,
}, async () => {
  const database = await openDatabase()
  const role = `standby_${Math.random().toString(36).slice(2)}`
  await database.pool.query(`create role ${role} login password 'secret'`)
  onTestFinished(async () => {
    await database.pool.query(`drop owned by ${role}; drop role ${role}`)
  })
  await database.pool.query(`grant all on all tables in schema public to ${role}`)
  await freeze(
    database.url,
    'jupiter-dca',
    'frozen',
    "set idle_session_timeout = '9s'; set idle_in_transaction_session_timeout = '9s'",
  )
  const url = new URL(database.url)
  url.username = role
  url.password = 'secret'
  const logged: string[] = []
  const log = { ...silentLog, warn: (_fields: object, message: string) => void logged.push(message) }
  const standby = contend(url.href, ['jupiter-dca'], 'standby', log)
  expect(await until(() => standby.seen.length === 1, 20_000)).toBeLessThan(15_000)
  expect(standby.seen).toEqual(['held'])
  expect(logged[0]).toMatch('use one database role for all indexers')
  await standby.lock.stop()
})
