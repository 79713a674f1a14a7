import type { QueryConfig } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Pool } from '~/store/postgres/pool'
import { readOrderLife, wholeLife } from '~/store/read/perps/read-order-life'
import { readPerpOrderActions } from '~/store/read/perps/read-perp-order-actions'
import { readPerpOrderFillSum, readPerpOrderFills } from '~/store/read/perps/read-perp-order-fills'
import { createTestDatabase, type TestDatabase } from '../../helpers/store/database'
import { addressOf, signatureOf } from '../../helpers/world/states'

/**
 * Executions of 100 accounts with 100 orders each. An order of the account `much` has a sixth of all
 * executions.
 */
const usual = 10_000
const ofOne = 2_000
const [user, other, much] = [addressOf('user'), addressOf('other'), addressOf('much')]

let database: TestDatabase
let watched: Pool
const asked: QueryConfig[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  const { pool } = database
  await pool.query(
    `insert into perp_fill (venue, signature, instruction_path, event_index, market_index, market_type, fill_record_id, base_raw, quote_raw, taker, taker_order_id,
        taker_direction, taker_fee_quote_raw, maker, maker_order_id, maker_direction, maker_fee_quote_raw, oracle_price_raw, explanation, slot, at)
      select 'drift', $4 || n, 'log', 3, 0, 'perp', n, 1000000000, 200000000,
        case when n <= ${usual} then $1 || n % 100 else $2 end, n % 10000 / 100, 'long', 1,
        case when n <= ${usual} then $2 else $3 end, case when n <= ${usual} then n else 5 end, 'short', -1, 1, 8, n, 1700000000 + n
      from generate_series(1, ${usual + ofOne}) n`,
    [user, other, much, signatureOf('fill')],
  )
  await pool.query(
    `insert into perp_order_action (venue, signature, instruction_path, event_index, action, market_index, market_type, user_key, order_id, oracle_price_raw, slot, at)
      select 'drift', 'place' || n, 'log', 3, 'place', 0, 'perp', $1 || n % 100, n % 10000 / 100, 1, n, 1700000000 + n from generate_series(1, ${usual}) n`,
    [user],
  )
  await pool.query('vacuum analyze')
  watched = Object.create(pool, {
    query: {
      value: (config: QueryConfig) => {
        asked.push(config)
        return pool.query(config)
      },
    },
  })
})
afterAll(() => database.drop())

async function plansOfRequested(): Promise<string[]> {
  const plans: string[] = []
  for (const { text, values } of asked.splice(0)) {
    const { rows } = await database.pool.query(`explain (analyze, buffers) ${text}`, values)
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  return plans
}

test('looks up an order’s history by account and order id, on both sides', async () => {
  const order = { account: `${user}42` as typeof user, orderId: 17, since: 0, ...wholeLife }
  const fills = await readPerpOrderFills(watched, order, { limit: 20, offset: 0 })
  expect(fills.map(({ role, slot }) => [role, slot])).toEqual([['taker', 1_742]])
  expect(await readPerpOrderFillSum(watched, order)).toMatchObject({ total: 1, baseRaw: 1_000_000_000n })
  expect((await readPerpOrderActions(watched, order)).map(({ slot }) => slot)).toEqual([1_742])
  const [page, sum, actions] = await plansOfRequested()
  for (const plan of [page, sum]) {
    expect(plan).toMatch(/Scan using \w*taker_taker_order_id_at_idx/)
    expect(plan).toMatch(/Scan using \w*maker_maker_order_id_at_idx/)
  }
  expect(actions).toMatch(/Scan using \w*user_key_order_id_idx/)
  for (const plan of [page, sum, actions]) expect(plan).not.toMatch(/Seq Scan on perp_(fill|order)/)
})

test('a page of an order with very many executions reads only that page', async () => {
  const order = { account: much, orderId: 5, since: 0, ...wholeLife }
  const fills = await readPerpOrderFills(watched, order, { limit: 20, offset: 40 })
  expect(fills.map(({ role, slot }) => `${role} ${slot}`)).toEqual(
    Array.from({ length: 20 }, (_, n) => `maker ${usual + ofOne - 40 - n}`),
  )
  const [page = ''] = await plansOfRequested()
  const read = [...page.matchAll(/Index Scan using \S+ on \S+.*actual time=\S+ rows=([\d.]+)/g)]
  expect(Math.max(...read.map(([, rows]) => Number(rows)))).toBeLessThanOrEqual(61)
})

test('reads no week before the placement of an order whose placement is known', async () => {
  const { pool } = database
  await pool.query(
    'create table perp_fill_before partition of perp_fill for values from (1600000000) to (1650000000)',
  )
  const order = { account: `${user}42` as typeof user, orderId: 17, ...wholeLife }
  const since = 1_650_000_000
  await readPerpOrderFills(watched, { ...order, since }, { limit: 20, offset: 0 })
  expect(await readPerpOrderFillSum(watched, { ...order, since })).toMatchObject({ total: 1 })
  for (const plan of await plansOfRequested()) expect(plan).not.toContain('perp_fill_before')
  await readPerpOrderFillSum(watched, { ...order, since: 0 })
  expect((await plansOfRequested()).join()).toContain('perp_fill_before')
  expect(await readPerpOrderFillSum(watched, { ...order, since: 1_800_000_000 })).toBeUndefined()
})

test('an order of Velocity has only the events from its placing up to the next one with its id', async () => {
  const { pool } = database
  const account = addressOf('reusing user')
  for (const [venue, key] of [
    ['velocity', account],
    ['drift', addressOf('steady user')],
  ])
    await pool.query(
      `with placed as (insert into perp_order_action (venue, signature, instruction_path, event_index, action, market_index, market_type, user_key,
            order_id, oracle_price_raw, slot, at)
          select $1, $1 || slot, 'log', 3, action, 0, 'perp', $2, 7, 1, slot, 1700000000 + slot
          from (values (100, 'place'), (130, 'cancel'), (200, 'place')) a(slot, action))
        insert into perp_fill (venue, signature, instruction_path, event_index, market_index, market_type, fill_record_id, base_raw, quote_raw, taker,
            taker_order_id, taker_direction, oracle_price_raw, explanation, slot, at)
          select $1, $1 || slot, 'log', 4, 0, 'perp', slot, slot, 1, $2, 7, 'long', 1, 8, slot, 1700000000 + slot from unnest(array[120, 250, 260]) slot`,
      [venue, key],
    )
  const historyOf = async (user: typeof account, placedSlot?: number) => {
    const order = { account: user, orderId: 7, placedSlot }
    const sought = { ...order, ...(await readOrderLife(pool, order)), since: 0 }
    const actions = await readPerpOrderActions(pool, sought)
    const fills = await readPerpOrderFills(pool, sought, { limit: 20, offset: 0 })
    const sum = await readPerpOrderFillSum(pool, sought)
    return [actions.map(({ slot }) => slot), fills.map(({ slot }) => slot), Number(sum?.baseRaw)]
  }
  const first = [[100, 130], [120], 120]
  const second = [[200], [260, 250], 510]
  expect(await historyOf(account)).toEqual(second)
  expect(await historyOf(account, 100)).toEqual(first)
  expect(await historyOf(account, 199)).toEqual(first)
  expect(await historyOf(account, 255)).toEqual(second)
  expect(await historyOf(addressOf('steady user'))).toEqual([[100, 130, 200], [260, 250, 120], 630])
})
