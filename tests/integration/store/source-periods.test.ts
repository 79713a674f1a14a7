import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import type { HeartbeatState, HeartbeatWrite } from '~/store/batch/batch'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { readHeartbeats } from '~/store/read/read-heartbeats'
import { readSourcePeriods } from '~/store/read/read-source-periods'
import { createPruner } from '~/store/upkeep/prune'
import { createTestDatabase } from '../../helpers/store/database'

async function openStore() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const { pool } = database
  const writer = createBatchWriter(pool)
  return {
    pool,
    beat: (state: HeartbeatState, detail?: string, source = 'rpc') =>
      writer.heartbeat([rowOf(source, state, detail)]),
    /** Moves all rows into the past, as if no heartbeat had arrived for that many seconds. */
    age: (seconds: number) =>
      pool.query(
        `with stretches as (update source_stretch set from_at = from_at - make_interval(secs => ${seconds}), until_at = until_at - make_interval(secs => ${seconds}))
         update heartbeat set at = at - make_interval(secs => ${seconds}), stretch_from = stretch_from - make_interval(secs => ${seconds})`,
      ),
    read: async () =>
      (await readSourcePeriods(pool)).map(({ source, state, from, until, detail }) => ({
        source,
        state,
        // Round down to multiples of five seconds, since the test itself takes time.
        seconds: 5 * Math.floor((until - from) / 5),
        detail,
      })),
  }
}

function rowOf(source: string, state: HeartbeatState, detail: string | undefined): HeartbeatWrite {
  return {
    source,
    state,
    tipSlot: 9,
    committedSlot: 8,
    blockTime: 7,
    detail,
    counters: {},
  }
}

test('merges equal heartbeats into one period that ends with the last of them', async () => {
  const { beat, age, read } = await openStore()
  await beat('live')
  for (let step = 0; step < 3; step++) {
    await age(5)
    await beat('live')
  }
  expect(await read()).toEqual([{ source: 'rpc', state: 'live', seconds: 15, detail: undefined }])
})

test('another state starts a new period, with the newest detail', async () => {
  const { beat, age, read } = await openStore()
  await beat('live')
  await age(5)
  await beat('offline', 'The node is away.')
  await age(5)
  await beat('offline', 'It is still away.')
  await age(5)
  await beat('live')
  expect(await read()).toEqual([
    { source: 'rpc', state: 'live', seconds: 0, detail: undefined },
    { source: 'rpc', state: 'offline', seconds: 5, detail: 'It is still away.' },
    { source: 'rpc', state: 'live', seconds: 0, detail: undefined },
  ])
})

test('ten seconds without a heartbeat end a period, eight do not', async () => {
  const { beat, age, read } = await openStore()
  await beat('live')
  await age(8)
  await beat('live')
  await age(10)
  await beat('live')
  expect((await read()).map(({ seconds }) => seconds)).toEqual([5, 0])
})

test('each source has separate periods, and a heartbeat from before this table joins in', async () => {
  const { pool, beat, age, read } = await openStore()
  await beat('live')
  await pool.query('update heartbeat set stretch_from = null')
  await pool.query('delete from source_stretch')
  await age(1)
  await beat('live')
  await beat('snapshot', undefined, 'accounts:jupiter-dca')
  expect((await read()).map(({ source, state }) => [source, state])).toEqual([
    ['rpc', 'live'],
    ['accounts:jupiter-dca', 'snapshot'],
  ])
  const [heartbeat] = await readHeartbeats(pool)
  expect(heartbeat?.heardAt).toBeGreaterThan(Date.now() / 1_000 - 60)
})

test('neither reads nor keeps periods older than 90 days', async () => {
  const { pool, beat, age, read } = await openStore()
  await beat('live')
  await age(91 * 86_400)
  await beat('live')
  expect(await read()).toHaveLength(1)
  const pruner = createPruner({ pool, clock: systemClock, log: silentLog })
  await pruner.prune()
  await pruner.stop()
  expect((await pool.query('select from source_stretch')).rowCount).toBe(1)
})

test('returns no periods from a store without the table', async () => {
  const { pool, read } = await openStore()
  await pool.query('drop table source_stretch')
  expect(await read()).toEqual([])
})

test('neither the slots of a heartbeat nor the time of the last slot go back', async () => {
  const { pool } = await openStore()
  const writer = createBatchWriter(pool)
  const beat = (tipSlot: number, committedSlot: number | undefined, blockTime: number | undefined) =>
    writer.heartbeat([{ ...rowOf('rpc', 'live', undefined), tipSlot, committedSlot, blockTime }])
  const read = async () =>
    (await readHeartbeats(pool)).map((row) => [row.tipSlot, row.committedSlot, row.blockTime])
  await beat(100, 90, 1_000)
  await beat(80, 70, 950) // a heartbeat from a lagging node
  expect(await read()).toEqual([[100, 90, 1_000]])
  await beat(85, undefined, undefined)
  expect(await read()).toEqual([[100, 90, 1_000]])
  await beat(110, 105, 1_020)
  expect(await read()).toEqual([[110, 105, 1_020]])
})
