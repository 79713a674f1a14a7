import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderPageQuery } from '~/store/read/orders/read-order-page'
import type { OrderList } from '~/store/read/orders/read-order-sql'
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
  // Pages become visible to scans of indexes alone only after their rows have been written to the log.
  await pool.query('checkpoint')
  await pool.query('vacuum analyze')
})
afterAll(() => database.drop())

const byValue = { sortField: 'amountUsd' } as const
const filters: readonly Partial<OrderList>[] = [
  { buy: true },
  { minAmountUsd: 900 },
  { buy: true, minAmountUsd: 900, sortOrder: 'asc' },
  { buy: false, minAmountUsd: 100, reachFrom: begin + orders / 2 },
  { minAmountUsd: 990, openedFrom: begin + 1_000, ...byValue },
  { buy: true, minAmountUsd: 990, openedBefore: begin + orders, ...byValue, sortOrder: 'asc' },
]
const cases = (['dca', 'jupiter'] as const).flatMap((venue) =>
  (['active', 'historical'] as const).flatMap((filter) => filters.map((given) => ({ venue, filter, given }))),
)

/** Returns the scans of orders for the keys of a page and for the total. The rows are found by their primary key. */
async function scansOf(list: OrderList): Promise<readonly string[]> {
  const { text, values } = orderPageQuery(list, { limit: 10, offset: 0 }, 0)
  const { rows } = await database.pool.query(`explain ${text}`, [...values])
  const plan = rows.map((row): string => row['QUERY PLAN']).join('\n')
  const scans = plan.match(/\w+(?: \w+)* Scan (?:Backward )?(?:using \w+ )?on \w+_order o(?:_\d+)?\b/g) ?? []
  return scans.filter((scan) => !/^Index Scan using \w+_pkey/.test(scan))
}

test.each(cases)(
  'counts $filter orders of $venue with $given in an index alone',
  async ({ venue, filter, given }) => {
    const sort = { sortField: 'createdAt', sortOrder: 'desc' } as const
    const scans = await scansOf({ venue, filter, ...sort, now: begin, ...given })
    expect(scans.length).toBeGreaterThanOrEqual(2)
    expect(scans.filter((scan) => !scan.startsWith('Index Only Scan'))).toEqual([])
  },
)
