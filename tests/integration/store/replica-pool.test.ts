import { expect, onTestFinished, test, vi } from 'vitest'
import { silentLog } from '~/lib/log'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createPool, dropConnections } from '~/store/postgres/pool'
import { createReplicaPool } from '~/store/postgres/replica-pool'
import { createTestDatabase } from '../../helpers/store/database'
import { batchOf, dcaState } from '../../helpers/world/states'

/** Opens two separate databases as primary and replica, so that the test controls the lag of the replica. */
async function openPair() {
  const [primary, copy, other] = [
    await createTestDatabase(),
    await createTestDatabase(),
    await createTestDatabase(),
  ]
  const replica = createPool({ url: copy.url, profile: 'web', log: silentLog })
  let wanted = 0n
  const pool = createReplicaPool({
    primary: primary.pool,
    replica,
    wantedRevision: () => wanted,
    log: silentLog,
  })
  let dropped = false
  const dropCopy = async () => {
    dropped = true
    await copy.drop()
  }
  onTestFinished(async () => {
    await replica.end()
    await primary.drop()
    await other.drop()
    if (!dropped) await copy.drop()
  })
  const nameOf = async () => (await pool.query('select current_database() as name')).rows[0].name
  const isPrimary = async () => (await nameOf()) === new URL(primary.url).pathname.slice(1)
  const write = (database: typeof primary, slot: number) =>
    createBatchWriter(database.pool).write(
      batchOf({ accounts: [{ state: dcaState({ inUsedRaw: BigInt(slot) }), slot, at: slot }] }),
    )
  /** Lets new connections of the replica lead to another database, and closes those that are open. */
  async function leadTo(database: typeof primary): Promise<void> {
    replica.options.connectionString = database.url
    await dropConnections(replica)
  }
  return {
    primary,
    copy,
    other,
    leadTo,
    write,
    isPrimary,
    want: (revision: bigint) => (wanted = revision),
    dropCopy,
  }
}

test('reads from a replica once it has every announced change, and not while it lags', async () => {
  const { primary, copy, write, isPrimary, want } = await openPair()
  await write(primary, 200)
  await write(copy, 200)
  want(1n)
  expect(await isPrimary()).toBe(true)
  await vi.waitFor(async () => expect(await isPrimary()).toBe(false))
  await write(primary, 201)
  want(2n)
  for (let read = 0; read < 20; read++) expect(await isPrimary()).toBe(true)
  await write(copy, 201)
  await vi.waitFor(async () => expect(await isPrimary()).toBe(false))
})

test('reads from the primary when the replica is unavailable', async () => {
  const { primary, copy, write, isPrimary, want, dropCopy } = await openPair()
  await write(primary, 200)
  await write(copy, 200)
  want(1n)
  await vi.waitFor(async () => expect(await isPrimary()).toBe(false))
  await dropCopy()
  want(2n)
  expect(await isPrimary()).toBe(true)
  want(1n)
  await vi.waitFor(async () => expect(await isPrimary().catch(() => false)).toBe(true), { timeout: 5_000 })
})

test('reads from the primary when the address of the replica leads to a server that lags', async () => {
  const { primary, copy, write, isPrimary, want, other, leadTo } = await openPair()
  for (const database of [primary, copy]) await write(database, 200)
  await write(primary, 201)
  await write(copy, 201)
  await write(other, 200)
  want(2n)
  await vi.waitFor(async () => expect(await isPrimary()).toBe(false))
  await leadTo(other)
  expect(await isPrimary()).toBe(true)
  await write(other, 201)
  await vi.waitFor(async () => expect(await isPrimary()).toBe(false))
})
