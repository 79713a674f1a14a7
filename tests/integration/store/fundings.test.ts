import type { QueryConfig } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import type { Pool } from '~/store/postgres/pool'
import { readFundings } from '~/store/read/perps/read-perp-activity'
import { createTestDatabase } from '../../helpers/store/database'

const markets = 20
const hours = 2_000
const begin = 1_700_000_000

test('finds the fundings of a market by time, regardless of the number of earlier ones', async () => {
  const { pool, drop } = await createTestDatabase()
  onTestFinished(drop)
  await pool.query(
    `insert into perp_funding (venue, market_index, record_id, funding_rate_raw, oracle_twap_price_raw, mark_twap_price_raw, cumulative_long_raw,
        cumulative_short_raw, signature, slot, at)
      select 'drift', market, hour, hour, 1, 1, 1, 1, 'signature', 1, ${begin} + 3600 * hour
      from generate_series(1, ${hours}) hour, generate_series(0, ${markets - 1}) market`,
  )
  await pool.query('vacuum analyze perp_funding')
  const plans: string[] = []
  const watched: Pool = Object.create(pool, {
    query: {
      value: async (config: QueryConfig) => {
        const { rows } = await pool.query(`explain ${config.text}`, config.values)
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
        return pool.query(config)
      },
    },
  })
  const newest = await readFundings(watched, { venue: 'drift', marketIndex: 3 }, begin + 3600 * (hours - 2))
  expect(newest.map(({ fundingRateRaw }) => fundingRateRaw)).toEqual([BigInt(hours - 1), BigInt(hours)])
  expect(plans).toHaveLength(1)
  expect(plans[0]).toMatch(/Index Cond: .*market_index = 3.*at > /)
})
