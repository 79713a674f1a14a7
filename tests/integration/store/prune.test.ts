import { expect, onTestFinished, test } from 'vitest'
import { silentLog } from '~/lib/log'
import { createPruner } from '~/store/upkeep/prune'
import { createTestDatabase } from '../../helpers/store/database'
import { addressOf } from '../../helpers/world/states'

const now = 1_700_000_100
const clock = { nowMs: () => now * 1000, monotonicMs: () => 0 }
const day = 86_400

test('deletes changes older than an hour and keeps newer ones', async () => {
  const { pool, drop } = await createTestDatabase()
  onTestFinished(drop)
  await pool.query(
    `insert into change (topic, slot, keys, at) values ('dca', 1, '{}', to_timestamp($1)), ('dca', 2, '{}', to_timestamp($2))`,
    [now - 3_700, now - 3_500],
  )
  const pruner = createPruner({ pool, clock, log: silentLog })
  onTestFinished(() => pruner.stop())
  expect(await pruner.prune()).toBe(1)
  expect((await pool.query('select slot from change')).rows).toEqual([{ slot: 2 }])
})

test('thins samples older than a day to one in five minutes, so that each price still applies for ten minutes', async () => {
  const { pool, drop } = await createTestDatabase()
  onTestFinished(drop)
  const old = now - (now % 300) - day - 2 * 3_600 - 600
  const times = [old, old + 15, old + 30, old + 299, old + 300, old + 315, now - 60, now - 45]
  await pool.query(`insert into price_sample select $1, t, 1, 'price-api' from unnest($2::int8[]) t`, [
    addressOf('mint'),
    times,
  ])
  const pruner = createPruner({ pool, clock, log: silentLog })
  onTestFinished(() => pruner.stop())
  await pruner.prune()
  const { rows } = await pool.query('select at from price_sample order by at')
  expect(rows.map((row) => row.at)).toEqual([old, old + 300, now - 60, now - 45])
})

test('limits a flood of corrupt updates and keeps the newest', async () => {
  const { pool, drop } = await createTestDatabase()
  onTestFinished(drop)
  await pool.query(
    `insert into quarantine (protocol, source, reason, bytes, slot, at)
    select 'drift-perps', 's' || n, 'r', '', n, to_timestamp($1) from generate_series(1, 10500) n`,
    [now],
  )
  const pruner = createPruner({ pool, clock, log: silentLog })
  onTestFinished(() => pruner.stop())
  expect(await pruner.prune()).toBe(500)
  expect((await pool.query('select min(slot) as oldest, count(*) as kept from quarantine')).rows).toEqual([
    { oldest: 501, kept: 10_000 },
  ])
})

test('deletes position records older than RETENTION_DAYS of any size, and none without the setting', async () => {
  const { pool, drop } = await createTestDatabase()
  onTestFinished(drop)
  await pool.query(
    `insert into perp_position_record (user_key, market_index, fill_record_id, maker, delta_base_raw, base_raw, anchor_slot, oracle_price_raw, slot, at, venue)
      select 'user', 0, n, false, 1, n * n * n * 1000000000::int8, 1, 187000000, n,
      $1::int8 - n * 86400, case n % 2 when 0 then 'drift' else 'velocity' end from generate_series(0, 19) n`,
    [now],
  )
  const prune = async (retentionDays?: number) => {
    const pruner = createPruner({ pool, clock, log: silentLog, retentionDays })
    onTestFinished(() => pruner.stop())
    await pruner.prune()
    const { rows } = await pool.query(
      'select max(fill_record_id) as oldest, count(*) from perp_position_record',
    )
    return rows
  }
  expect(await prune()).toEqual([{ oldest: 19, count: 20 }])
  expect(await prune(7)).toEqual([{ oldest: 7, count: 8 }])
})
