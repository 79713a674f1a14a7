import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import type { HeartbeatState, HeartbeatWrite } from '~/store/batch'
import { createPruner } from '~/store/prune'
import { readHeartbeats } from '~/store/read-heartbeats'
import { readSourceStretches } from '~/store/read-source-stretches'
import { createBatchWriter } from '~/store/write-batch'
import { createTestDatabase } from '../../helpers/database'

async function openStore() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const { pool } = database
  const writer = createBatchWriter(pool)
  return {
    pool,
    beat: (state: HeartbeatState, detail?: string, source = 'rpc') =>
      writer.heartbeat([rowOf(source, state, detail)]),
    /** Moves all that was written into the past, as if nothing had been heard since. */
    age: (seconds: number) =>
      pool.query(
        `with stretches as (update source_stretch set from_at = from_at - make_interval(secs => ${seconds}), until_at = until_at - make_interval(secs => ${seconds}))
         update heartbeat set at = at - make_interval(secs => ${seconds}), stretch_from = stretch_from - make_interval(secs => ${seconds})`,
      ),
    read: async () =>
      (await readSourceStretches(pool)).map(({ source, state, from, until, detail }) => ({
        source,
        state,
        // In steps of five: the test's own moments pass too.
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

test('heartbeats that say the same are one stretch, up to the last of them', async () => {
  const { beat, age, read } = await openStore()
  await beat('live')
  for (let step = 0; step < 3; step++) {
    await age(5)
    await beat('live')
  }
  expect(await read()).toEqual([{ source: 'rpc', state: 'live', seconds: 15, detail: undefined }])
})

test('another state begins a stretch of its own, with what was said last', async () => {
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

test('ten seconds without a word end a stretch, and eight do not', async () => {
  const { beat, age, read } = await openStore()
  await beat('live')
  await age(8)
  await beat('live')
  await age(10)
  await beat('live')
  expect((await read()).map(({ seconds }) => seconds)).toEqual([5, 0])
})

test('each source has stretches of its own, and a heartbeat of before the record joins in', async () => {
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

test('what is older than 90 days is neither read nor kept', async () => {
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

test('a store that has no such record yet tells of nothing', async () => {
  const { pool, read } = await openStore()
  await pool.query('drop table source_stretch')
  expect(await read()).toEqual([])
})

test('slots of a heartbeat never go back, nor does the time of the last slot', async () => {
  const { pool } = await openStore()
  const writer = createBatchWriter(pool)
  const beat = (tipSlot: number, committedSlot: number | undefined, blockTime: number | undefined) =>
    writer.heartbeat([{ ...rowOf('rpc', 'live', undefined), tipSlot, committedSlot, blockTime }])
  const read = async () =>
    (await readHeartbeats(pool)).map((row) => [row.tipSlot, row.committedSlot, row.blockTime])
  await beat(100, 90, 1_000)
  await beat(80, 70, 950) // from a node that lags
  expect(await read()).toEqual([[100, 90, 1_000]])
  await beat(85, undefined, undefined)
  expect(await read()).toEqual([[100, 90, 1_000]])
  await beat(110, 105, 1_020)
  expect(await read()).toEqual([[110, 105, 1_020]])
})
