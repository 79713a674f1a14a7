import { expect, onTestFinished, test } from 'vitest'
import { silentLog } from '~/lib/log'
import { dropWeeks, makeWeeks, startOfWeek } from '~/store/ingest/lease/weeks'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createPruner } from '~/store/upkeep/prune'
import { createTestDatabase } from '../../helpers/store/database'
import { batchOf, filledEvent, openedEvent, perpFilledEvent, signatureOf } from '../../helpers/world/states'

const day = 86_400
/** Monday, 13 November 2023, 00:00 UTC. */
const monday = 1_699_833_600

async function openStore({ now = monday + 3 * day } = {}) {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const { pool } = database
  return {
    pool,
    writer: createBatchWriter(pool, { nowMs: () => now * 1_000, monotonicMs: () => 0 }),
    /** Returns the partitions that contain fills, with the number of their rows. */
    places: async () =>
      (
        await pool.query(
          'select tableoid::regclass::text as place, count(*) as rows from fill group by 1 order by 1',
        )
      ).rows,
  }
}

const fillAt = (at: number | null) => filledEvent({ signature: signatureOf(`fill ${at}`), at })

test('a week begins on Monday at midnight UTC', () => {
  for (const [at, start] of [
    [monday, monday],
    [monday + 7 * day - 1, monday],
    [monday + 7 * day, monday + 7 * day],
    [monday - 1, monday - 7 * day],
    [0, -3 * day],
  ] as const)
    expect(startOfWeek(at)).toBe(start)
})

test('creates the weeks from the requested time to two weeks ahead, once', async () => {
  const { pool } = await openStore()
  const requested = { from: monday - 1, now: monday + day }
  expect(await makeWeeks(pool, requested)).toBe(5 * 4)
  expect(await makeWeeks(pool, requested)).toBe(0)
  const { rows } = await pool.query(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'fill'::regclass order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([
    'fill_20231106',
    'fill_20231113',
    'fill_20231120',
    'fill_20231127',
    'fill_rest',
  ])
})

test('routes rows to their week or to the rest partition, and a week created later takes its rows over', async () => {
  const { pool, writer, places } = await openStore()
  await writer.write(batchOf({ events: [fillAt(monday - 1), fillAt(monday), fillAt(monday + 7 * day - 1)] }))
  expect(await places()).toEqual([{ place: 'fill_rest', rows: 3 }])
  await makeWeeks(pool, { from: monday, now: monday })
  await writer.write(batchOf({ events: [fillAt(monday + 7 * day), fillAt(monday - 7 * day)] }))
  expect(await places()).toEqual([
    { place: 'fill_20231113', rows: 2 },
    { place: 'fill_20231120', rows: 1 },
    { place: 'fill_rest', rows: 2 },
  ])
})

test('keeps one row per event, even if it arrives again across a week boundary with another date', async () => {
  for (const [first, again] of [
    [monday + 60, monday - 60],
    [monday - 60, monday + 60],
    [null, monday - 60],
    [monday - 60, null],
    [null, null],
  ]) {
    const { pool, writer } = await openStore({ now: monday + 60 })
    await makeWeeks(pool, { from: monday - day, now: monday })
    const reported = (at: number | null | undefined) => [
      filledEvent({ at: at ?? null }),
      openedEvent({ at: at ?? null }),
      perpFilledEvent({ at: at ?? null }),
    ]
    await writer.write(batchOf({ events: reported(first) }))
    expect((await writer.write(batchOf({ events: reported(again) }))).eventsInserted).toBe(0)
    expect((await pool.query('select fills from trader_volume_hour')).rows).toEqual([{ fills: 1 }])
    expect((await pool.query('select fills from perp_market_hour')).rows).toEqual([{ fills: 1 }])
  }
})

test('keeps the dated row for an event that a batch contains twice, once without a date', async () => {
  const { pool, writer } = await openStore()
  await writer.write(batchOf({ events: [filledEvent({ at: null }), filledEvent({ at: monday })] }))
  expect((await pool.query('select at from fill')).rows).toEqual([{ at: monday }])
})

test('drops whole weeks before a time, and deletes single rows from the rest partition', async () => {
  const { pool, writer, places } = await openStore()
  await makeWeeks(pool, { from: monday - 14 * day, now: monday })
  const times = [monday - 30 * day, monday - 14 * day, monday - 7 * day, monday - 1, monday]
  await writer.write(batchOf({ events: times.map(fillAt) }))
  expect(await dropWeeks(pool, monday - day)).toEqual({ weeks: 5, rows: 1 })
  expect(await places()).toEqual([
    { place: 'fill_20231106', rows: 2 },
    { place: 'fill_20231113', rows: 1 },
  ])
})

test('dropping a week gives up while a long read uses it, so that other queries do not wait', async () => {
  const { pool, writer, places } = await openStore()
  await makeWeeks(pool, { from: monday - 14 * day, now: monday })
  await writer.write(batchOf({ events: [fillAt(monday - 14 * day)] }))
  const reader = await pool.connect()
  onTestFinished(() => reader.release(true))
  await reader.query('begin isolation level repeatable read read only')
  const read = async () => (await reader.query('select at from fill')).rows
  const seen = await read()
  const dropped = dropWeeks(pool, monday).catch((error: Error) => error.message)
  const isWaiting =
    "select count(*)::int as n from pg_locks where not granted and relation = 'fill'::regclass"
  await expect.poll(async () => (await pool.query(isWaiting)).rows[0]?.n, { interval: 5 }).toBe(1)
  const startedMs = performance.now()
  await places()
  expect(performance.now() - startedMs).toBeLessThan(1_000)
  expect(await dropped).toMatch('lock timeout')
  expect(await read()).toEqual(seen)
  await reader.query('commit')
  expect(await dropWeeks(pool, monday)).toEqual({ weeks: 10, rows: 0 })
  expect(await places()).toEqual([])
})

test('RETENTION_DAYS drops by the week and creates no week that it would drop', async () => {
  const now = monday + 3 * day
  const { pool, writer, places } = await openStore({ now })
  const clock = { nowMs: () => now * 1_000, monotonicMs: () => 0 }
  const forever = createPruner({ pool, clock, log: silentLog })
  onTestFinished(() => forever.stop())
  await forever.makeReady()
  await writer.write(batchOf({ events: [monday - 8 * day, monday - day, monday].map(fillAt) }))
  const pruner = createPruner({ pool, clock, log: silentLog, retentionDays: 7 })
  onTestFinished(() => pruner.stop())
  await pruner.prune()
  expect(await places()).toEqual([
    { place: 'fill_20231106', rows: 1 },
    { place: 'fill_20231113', rows: 1 },
  ])
  expect(await makeWeeks(pool, { from: now - 7 * day, now })).toBe(0)
})

test('a table with a retention of its own drops its weeks earlier than the others, and they stay dropped', async () => {
  const now = monday + 3 * day
  const { pool } = await openStore({ now })
  const clock = { nowMs: () => now * 1_000, monotonicMs: () => 0 }
  const pruner = createPruner({ pool, clock, log: silentLog, tableRetention: { perp_order_action: 7 } })
  onTestFinished(() => pruner.stop())
  const weeksOf = async (table: string) => {
    const { rows } = await pool.query<{ name: string }>(
      `select relname::text as name from pg_class where relname ~ $1 and relkind = 'r' order by 1`,
      [`^${table}_\\d{8}$`],
    )
    return rows.map(({ name }) => name)
  }
  await pruner.makeReady()
  expect(await weeksOf('fill')).toContain('fill_20231023')
  const actions = await weeksOf('perp_order_action')
  expect(actions[0]).toBe('perp_order_action_20231106')
  await pool.query(
    `insert into perp_order_action (signature, instruction_path, event_index, action, market_index, market_type, user_key, order_id, oracle_price_raw, slot, at, venue)
    select 'action ' || at, 'log', 0, 'place', 0, 'perp', 'user', 1, 1, 1, at, 'drift' from unnest($1::int8[]) at`,
    [[now - 30 * day, now]],
  )
  await pruner.prune()
  expect(await weeksOf('perp_order_action')).toEqual(actions)
  expect((await pool.query('select at from perp_order_action')).rows).toEqual([{ at: now }])
})
