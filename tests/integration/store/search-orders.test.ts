import type { QueryConfig } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Pool } from '~/store/postgres/pool'
import { readDcaPage } from '~/store/read/orders/read-dca-orders'
import type { OrderList } from '~/store/read/orders/read-order-sql'
import { readMatchingKeys } from '~/store/read/read-matching-keys'
import { readMatchingMints } from '~/store/read/read-tokens'
import { createTestDatabase, type TestDatabase } from '../../helpers/store/database'

/**
 * Number of tokens in the store. Each token is bought by one order, with one of two other tokens. Every
 * hundredth token has a rare name.
 */
const tokens = 6_000

const mintOf = (n: string) => `'mint' || lpad((${n})::text, 40, '0')`

let database: TestDatabase
let watched: Pool
const asked: QueryConfig[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  const { pool } = database
  await pool.query(
    `insert into token (mint, name, symbol, updated_at) select ${mintOf('n')}, case when n % 100 = 0 then 'Rare' else 'Usual' end || n, 'T', 1
      from generate_series(1, ${tokens}) n`,
  )
  await pool.query(
    `insert into dca_order (key, user_key, input_mint, output_mint, created_at, buy, active, slot, updated_at, idx, next_cycle_at, in_deposited_raw,
        in_withdrawn_raw, out_withdrawn_raw, in_used_raw, out_received_raw, in_amount_per_cycle_raw, cycle_frequency, next_cycle_amount_left_raw,
        min_out_amount_raw, max_out_amount_raw, keeper_in_balance_before_borrow_raw, dca_out_balance_before_swap_raw, bump)
      select 'order' || n, 'user' || n % 500, ${mintOf('1 + n % 2')}, ${mintOf(`1 + n % ${tokens}`)}, 1700000000 + n, true, true, 1, 1, 1, 1, 2, 0, 0, 1, 1, 1, 60, 1, 0, 0, 0, 0, 1
      from generate_series(1, ${tokens} * 5) n`,
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

/** Searches a list for a string. Returns the result with PostgreSQL's query plans. */
async function search(text: string, offset = 0) {
  const searchMints = await readMatchingMints(watched, text)
  const list: OrderList<'dca'> = {
    venue: 'dca',
    filter: 'historical',
    sortField: 'createdAt',
    sortOrder: 'desc',
    now: 0,
    search: { keys: [], mints: searchMints },
  }
  asked.length = 0
  const { orders, ...total } = await readDcaPage(watched, list, { limit: 3, offset }, 0)
  const [{ text: sql, values } = { text: '', values: [] }] = asked
  const { rows } = await database.pool.query(`explain ${sql}`, values)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  return { mints: searchMints.length, keys: orders.map(({ state }) => state.key), total, plan }
}

test('looks up the orders of a few tokens by index, and counts those of both sides', async () => {
  const { mints, keys, total, plan } = await search('rare')
  expect(mints).toBe(60)
  expect(total).toEqual({ total: 300, totalIsExact: true })
  expect(keys).toEqual([5 * tokens - 1, 5 * tokens - 101, 5 * tokens - 201].map((n) => `order${n}`))
  expect(plan).not.toContain('Seq Scan')
  expect(plan).toMatch(/dca_order_input.*dca_order_output/s)
})

test('a page behind the end of a list has the total, and no orders', async () => {
  expect(await search('rare', 300)).toMatchObject({ keys: [], total: { total: 300, totalIsExact: true } })
})

test('counts the orders of most tokens completely, and finds a page by walking the list', async () => {
  const { mints, keys, total, plan } = await search('usual')
  expect(mints).toBe(5_940)
  expect(total).toEqual({ total: 5 * tokens, totalIsExact: true })
  expect(keys).toEqual([0, 1, 2].map((n) => `order${5 * tokens - n}`))
  expect(plan).toMatch(/Index (?:Only )?Scan using dca_order_created/)
})

test('finds keys by prefix in the indexes of order and user', async () => {
  asked.length = 0
  expect(await readMatchingKeys(watched, 'dca', 'order2999')).toHaveLength(11) // matches 2999 and 29990 to 29999
  expect(await readMatchingKeys(watched, 'dca', 'user49')).toHaveLength(11)
  const [{ text, values } = { text: '', values: [] }] = asked
  await database.pool.query('set plan_cache_mode = force_generic_plan')
  const { rows } = await database.pool.query(`explain ${text}`, values)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(/dca_order_pkey.*dca_order_user/s)
  expect(plan).not.toContain('Seq Scan')
})
