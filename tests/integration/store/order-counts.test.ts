import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindQuery, writeAlternatives } from '~/store/postgres/conditions'
import { mergedCount } from '~/store/postgres/page-sql'
import { type OrderList, orderConditions, orderTable } from '~/store/read/orders/read-order-sql'
import { createTestDatabase, type TestDatabase } from '../../helpers/store/database'

const orders = 40_000
const begin = 1_700_000_000

/** SQL: a text as long as an address, because the width of the rows decides how the planner counts them. */
const addressOf = (name: string, n: string) => `rpad('${name}' || ${n}, 44, 'x')`
const [key, user] = [addressOf('order', 'n'), addressOf('user', 'n % 500')]
const [input, output] = [addressOf('mint', 'n % 30'), addressOf('mint', 'n % 40')]

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const { pool } = database
  // Every twentieth order is active, as in a store with a long history. Values are between 0 and 1,000 USD.
  await pool.query(
    `insert into dca_order (key, user_key, input_mint, output_mint, created_at, buy, amount_usd, active, slot, updated_at, idx, next_cycle_at,
        in_deposited_raw, in_withdrawn_raw, out_withdrawn_raw, in_used_raw, out_received_raw, in_amount_per_cycle_raw, cycle_frequency,
        next_cycle_amount_left_raw, min_out_amount_raw, max_out_amount_raw, keeper_in_balance_before_borrow_raw,
        dca_out_balance_before_swap_raw, bump)
      select ${key}, ${user}, ${input}, ${output}, ${begin} + n, n % 3 = 0, n * 7919 % 1000, n % 20 = 0,
        1, 1, 1, 1, 2, 0, 0, 1, 1, 1, 60, 1, 0, 0, 0, 0, 1
      from generate_series(1, ${orders}) n`,
  )
  await pool.query(
    `insert into limit_order (key, protocol, maker, input_mint, output_mint, initial_input_raw, expected_output_raw, remaining_input_raw,
        filled_output_raw, first_remaining_raw, created_at, expires_at, buy, amount_usd, active, slot, updated_at)
      select ${key}, 'jupiter-limit', ${user}, ${input}, ${output}, 1, 1, 1, 0, 1, ${begin} + n,
        case when n % 2 = 0 then ${begin} + n * 2 end, n % 3 = 0, n * 7919 % 1000, n % 20 = 0, 1, 1
      from generate_series(1, ${orders}) n`,
  )
  await markAllVisible(database)
}, 60_000)
afterAll(() => database.drop())

const filters: readonly Partial<OrderList>[] = [
  { buy: true },
  { minAmountUsd: 900 },
  { buy: true, minAmountUsd: 900 },
  { buy: false, minAmountUsd: 100, reachFrom: begin + orders / 2 },
  { minAmountUsd: 990, openedFrom: begin + 1_000 },
  { buy: true, minAmountUsd: 990, openedBefore: begin + orders },
]
const cases = (['dca', 'jupiter'] as const).flatMap((venue) =>
  (['active', 'historical'] as const).flatMap((filter) => filters.map((given) => ({ venue, filter, given }))),
)

/**
 * Vacuums the orders until all of their blocks are marked as all-visible. A block is marked only when its rows have been
 * written to the log and no older snapshot is left, such as that of autovacuum.
 */
async function markAllVisible({ pool }: TestDatabase): Promise<void> {
  const isMarked = `select bool_and(relallvisible = relpages) as marked from pg_class where relname in ('dca_order', 'limit_order')`
  for (let attempt = 0; attempt < 100; attempt++) {
    await pool.query('checkpoint')
    await pool.query('vacuum analyze dca_order, limit_order')
    if ((await pool.query<{ marked: boolean }>(isMarked)).rows[0]?.marked === true) return
    await pause(200)
  }
  throw new Error('The blocks of the orders are not all visible.')
}

/** Returns the scans of orders with which a list is counted. */
async function scansOf(list: OrderList): Promise<readonly string[]> {
  const { text, values } = bindQuery((bind) =>
    mergedCount(orderTable(list.venue), writeAlternatives(orderConditions(list), bind)),
  )
  const { rows } = await database.pool.query(`explain ${text}`, [...values])
  const plan = rows.map((row): string => row['QUERY PLAN']).join('\n')
  return plan.match(/\w+(?: \w+)* Scan (?:using \w+ )?on \w+_order o(?:_\d+)?\b/g) ?? []
}

test.each(cases)(
  'counts $filter orders of $venue with $given in an index alone',
  async ({ venue, filter, given }) => {
    const sort = { sortField: 'createdAt', sortOrder: 'desc' } as const
    const scans = await scansOf({ venue, filter, ...sort, now: begin, ...given })
    expect(scans).not.toEqual([])
    expect(scans.filter((scan) => !scan.startsWith('Index Only Scan'))).toEqual([])
  },
)
