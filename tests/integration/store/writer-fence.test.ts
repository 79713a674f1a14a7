import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { claimLease, createFence, inFence, LeaseLost, renewLease } from '~/store/ingest/lease/writer-lease'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createPruner } from '~/store/upkeep/prune'
import { createTestDatabase } from '../../helpers/store/database'
import { batchOf, dcaState, filledEvent } from '../../helpers/world/states'

const protocols = ['jupiter-dca', 'drift-perps'] as const

test('a process that lost its lease cannot write anything', async () => {
  const { pool, drop } = await createTestDatabase()
  onTestFinished(drop)
  const client = await pool.connect()
  onTestFinished(() => client.release())
  const before = await claimLease(client, 'before', protocols)
  expect(before.epochs.map(({ epoch }) => epoch)).toEqual([1, 1])
  const fence = createFence(before)
  const writer = createBatchWriter(pool, systemClock, fence)
  const pruner = createPruner({ pool, clock: systemClock, log: silentLog, retentionDays: 30, fence })
  onTestFinished(() => pruner.stop())
  await writer.claimChain('a chain')
  await pool.query(`insert into change (topic, slot, keys, at) values ('dca', 1, '{}', '2020-01-01')`)

  // The process writes two protocols. If another indexer takes over one of them, the process must stop
  // writing both.
  await claimLease(client, 'after', ['drift-perps'])
  expect(await renewLease(client, before)).toBe(false)
  const tables = async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
    )
    const counts = rows.map(async ({ name }) => [name, (await pool.query(`select * from ${name}`)).rows])
    return Object.fromEntries(await Promise.all(counts))
  }
  const held = await tables()
  const at = Math.floor(Date.now() / 1_000)
  const heartbeat = {
    source: 'rpc',
    state: 'live',
    tipSlot: 1,
    committedSlot: 1,
    blockTime: at,
    detail: undefined,
    counters: {},
  } as const
  const attempts = [
    () =>
      writer.write(
        batchOf({ accounts: [{ state: dcaState(), slot: 1, at }], events: [filledEvent({ at })] }),
      ),
    () => writer.write(batchOf({ prices: [{ mint: dcaState().key, priceUsd: 1, at, source: 'price-api' }] })),
    () => writer.write(batchOf({ cursors: [{ source: 'events:jupiter-dca', slot: 5 }] })),
    () => writer.heartbeat([heartbeat]),
    () => writer.claimChain('another chain'),
    () => pruner.prune(),
  ]
  for (const attempt of attempts) await expect(attempt()).rejects.toThrow(LeaseLost)
  await pruner.makeReady() // this also creates partitions for weeks, whose failure is only logged
  expect(await tables()).toEqual(held)
})

test('the same epoch in a replaced database is a different lease', async () => {
  const { pool, drop } = await createTestDatabase()
  onTestFinished(drop)
  const client = await pool.connect()
  onTestFinished(() => client.release())
  const one = await claimLease(client, 'one', ['jupiter-dca'])
  await pool.query(`update writer_lease set holder = 'other'`)
  await expect(inFence(pool, createFence(one), async () => undefined)).rejects.toThrow(LeaseLost)
})
