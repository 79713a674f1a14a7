import type { QueryConfig } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createBatchWriter } from '~/store/ingest/write-batch'
import type { Pool } from '~/store/postgres/pool'
import { readFundings } from '~/store/read/perps/read-perp-activity'
import { createTestDatabase } from '../../helpers/store/database'
import { batchOf, signatureOf } from '../../helpers/world/states'

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

test('a funding record of the winning fork stays if the discarded fork has one with the same number', async () => {
  const { pool, drop } = await createTestDatabase()
  onTestFinished(drop)
  const writer = createBatchWriter(pool, { nowMs: () => begin * 1_000, monotonicMs: () => 0 })
  const funding = (slot: number, rate: bigint) => ({
    ...({ type: 'perp-funding', protocol: 'drift-perps', instructionPath: 'log', eventIndex: 0 } as const),
    ...{ slot, at: begin, signature: signatureOf(`funding ${slot}`), marketIndex: 3, recordId: 7n },
    ...{ fundingRateRaw: rate, oracleTwapPriceRaw: 1n, markTwapPriceRaw: 1n },
    ...{ cumulativeLongRaw: 0n, cumulativeShortRaw: 0n },
  })
  await writer.write(batchOf({ events: [funding(120, 5n)] }))
  await writer.write(batchOf({ events: [funding(122, 6n)] }))
  await writer.write(batchOf({ orphaned: { slots: [120], protocols: ['drift-perps'], sinceAt: begin } }))
  const stored = await readFundings(pool, { venue: 'drift', marketIndex: 3 }, begin - 1)
  expect(stored.map(({ fundingRateRaw }) => fundingRateRaw)).toEqual([6n])
})
