import { expect, onTestFinished, test } from 'vitest'
import { silentLog } from '~/lib/log'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createPruner } from '~/store/upkeep/prune'
import { createTestDatabase } from '../../helpers/store/database'
import { batchOf, filledEvent, perpFilledEvent, signatureOf } from '../../helpers/world/states'

const day = 86_400
const now = Math.floor(Date.now() / 1_000)
const clockAt = (at: number) => ({ nowMs: () => at * 1_000, monotonicMs: () => 0 })

/**
 * Opens a store with one execution of each kind at each given time, and a pruner whose clock shows `clock`.
 */
async function openStore(times: readonly number[], clock: number) {
  const { pool, drop } = await createTestDatabase()
  onTestFinished(drop)
  const newest = Math.max(...times)
  const writer = createBatchWriter(pool, clockAt(newest))
  const events = times.flatMap((at, index) => [
    filledEvent({ signature: signatureOf(`fill ${at}`), at }),
    perpFilledEvent({ signature: signatureOf(`perp ${at}`), fillRecordId: BigInt(index), slot: index, at }),
  ])
  await writer.write(batchOf({ events }))
  const pruner = createPruner({ pool, clock: clockAt(clock), log: silentLog, retentionDays: 30 })
  onTestFinished(() => pruner.stop())
  const tables = [
    'fill',
    'perp_fill',
    'perp_position_record',
    'token_volume_hour',
    'trader_volume_hour',
    'perp_market_hour',
  ]
  const count = async () =>
    Object.fromEntries(
      await Promise.all(
        tables.map(async (name) => {
          const { rows } = await pool.query<{ rows: number }>(`select count(*) as rows from ${name}`)
          return [name, rows[0]?.rows]
        }),
      ),
    )
  return { pool, pruner, count }
}

test('an indexer clock 400 days ahead deletes only old rows', async () => {
  const { pruner, count } = await openStore([now - 20 * day, now - day, now - 60], now + 400 * day)
  const before = await count()
  expect(before).toMatchObject({ fill: 3, perp_fill: 3 })
  await pruner.makeReady()
  await pruner.prune()
  expect(await count()).toEqual(before)
  expect(await pruner.oldestKept()).toBe(now - 60 - 30 * day)
})

test('keeps the newest 30 days of history even with all clocks 400 days ahead', async () => {
  // The newest data is 400 days old. The same happens if the clocks of both the indexer and the database are
  // 400 days ahead.
  const newest = now - 400 * day
  const { pool, pruner, count } = await openStore([newest - 60 * day, newest - 20 * day, newest], now)
  const before = await count()
  await pruner.prune()
  const after = await count()
  expect(after).toMatchObject({ fill: 2, perp_fill: 2 })
  expect(after.perp_market_hour).toBe(before.perp_market_hour)
  expect((await pool.query('select min(at) as oldest from fill')).rows).toEqual([
    { oldest: newest - 20 * day },
  ])
})

test('a clock that is behind creates the weeks for current events', async () => {
  const { pool, pruner, count } = await openStore([now - 60], now - 400 * day)
  await pruner.prune()
  expect(await count()).toMatchObject({ fill: 1, perp_fill: 1 })
  const { rows } = await pool.query(`select tableoid::regclass::text as place from fill`)
  expect(rows[0]?.place).toMatch(/^fill_\d{8}$/)
})
