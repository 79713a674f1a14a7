import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '~/store/postgres/migrate'
import { createTestDatabase } from '../../helpers/store/database'
import { createOldPerps, newestAt } from '../../helpers/store/old-perps'
import { readRollups } from '../../helpers/store/rollup-sums'

test('the migration makes the candles of perp markets from all stored executions', async () => {
  const { pool, drop } = await createTestDatabase()
  onTestFinished(drop)
  await createOldPerps(pool, 3_000)
  await migrate(pool)
  const { kept, summed } = await readRollups(pool)
  expect(kept.perp_market_hour?.length).toBeGreaterThan(1_000)
  expect(kept.perp_market_hour).toEqual(summed.perp_market_hour)
  const minuteOf = (row: string) => Number((JSON.parse(row) as { minute_at: number }).minute_at)
  const edgeAt = Math.max(...(summed.perp_market_minute ?? []).map(minuteOf)) - 7 * 86_400 + 60
  const recent = (rows: readonly string[] = []) => rows.filter((row) => minuteOf(row) > edgeAt)
  expect(recent(kept.perp_market_minute).length).toBeGreaterThan(500)
  expect(recent(kept.perp_market_minute)).toEqual(recent(summed.perp_market_minute))
  expect(Math.min(...(kept.perp_market_minute ?? []).map(minuteOf))).toBeGreaterThan(newestAt - 8 * 86_400)
})
