import type { QueryConfig } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import type { Pool } from '~/store/postgres/pool'
import { readKnownAs } from '~/store/read/read-identity'
import { readPrefixHits } from '~/store/read/read-prefix-hits'
import { createTestDatabase, type TestDatabase } from '../../helpers/store/database'

/** Number of orders. The first wallet has two thirds of them, and each of the others has one. */
const orders = 30_000

let database: TestDatabase
let watched: Pool
const requested: QueryConfig[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  const { pool } = database
  await pool.query(
    `insert into dca_order (key, user_key, input_mint, output_mint, created_at, buy, active, slot, updated_at, idx, next_cycle_at, in_deposited_raw,
        in_withdrawn_raw, out_withdrawn_raw, in_used_raw, out_received_raw, in_amount_per_cycle_raw, cycle_frequency, next_cycle_amount_left_raw,
        min_out_amount_raw, max_out_amount_raw, keeper_in_balance_before_borrow_raw, dca_out_balance_before_swap_raw, bump)
      select 'order' || n, case when n % 3 > 0 then 'walletBig' else 'wallet' || n end, 'A', 'B', 1700000000 + n, true, true, 1, 1, 1, 1, 2, 0, 0, 1, 1, 1, 60, 1, 0, 0, 0, 0, 1
      from generate_series(1, ${orders}) n`,
  )
  await pool.query(
    "insert into perp_owner (user_key, authority, venue) select 'account' || n, 'owner' || n / 2, 'drift' from generate_series(1, 5000) n",
  )
  await pool.query('vacuum analyze')
  watched = Object.create(pool, {
    query: {
      value: (config: QueryConfig) => {
        requested.push(config)
        return pool.query(config)
      },
    },
  })
})
afterAll(() => database.drop())

test('finds orders by the beginning of their keys', async () => {
  const { orders: found } = await readPrefixHits(watched, 'order2999')
  expect(found.map(({ key }) => key)).toEqual(
    ['order2999', ...Array.from({ length: 10 }, (_, n) => `order2999${n}`)].sort(),
  )
})

test('finds each wallet once, by its own key or by the key of its User account', async () => {
  expect((await readPrefixHits(watched, 'walletB')).wallets).toEqual(['walletBig'])
  const several = ['wallet29991', 'wallet29994', 'wallet29997']
  expect((await readPrefixHits(watched, 'wallet2999')).wallets).toEqual(several)
  expect((await readPrefixHits(watched, 'owner249')).wallets).toHaveLength(11)
  expect((await readPrefixHits(watched, 'account4999')).wallets).toEqual(['owner2499'])
  expect(await readPrefixHits(watched, 'walletc')).toEqual({ orders: [], wallets: [] })
})

test('reads a few pages of the indexes, also for a wallet with many orders', async () => {
  requested.length = 0
  await readPrefixHits(watched, 'walletB')
  const client = await database.pool.connect()
  try {
    await client.query('set plan_cache_mode = force_generic_plan')
    for (const { text, values } of requested) {
      const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values)
      const [{ Plan: plan }] = rows[0]['QUERY PLAN']
      expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(60)
    }
  } finally {
    client.release(true)
  }
})

test('a User account without a stored state, such as a closed one, still leads to its wallet', async () => {
  expect(await readKnownAs(watched, trustedAddress('account7'))).toMatchObject({
    perpAuthority: 'owner3',
    perpVenue: 'drift',
  })
  expect(await readKnownAs(watched, trustedAddress('owner3'))).toMatchObject({ isTrader: true })
})
