import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '~/store/postgres/migrate'
import { createTestDatabase } from '../../helpers/store/database'
import { createOldPerps, digestPerps, oldReads, venueTables } from '../../helpers/store/old-perps'

test('a database of one perps venue keeps its rows, which become Drift’s', async () => {
  const { pool, drop } = await createTestDatabase()
  onTestFinished(drop)
  await createOldPerps(pool, 2_000)
  const before = await digestPerps(pool)
  for (const digest of Object.values(before)) expect(digest).not.toMatch(/^0 /)
  const read = () => Promise.all(oldReads.map(async (sql) => (await pool.query(sql)).rows))
  const shown = await read()
  expect(await migrate(pool)).toBeGreaterThan(0)
  expect(await digestPerps(pool)).toEqual(before)
  for (const table of venueTables) {
    const { rows } = await pool.query(`select distinct venue from ${table}`)
    expect([table, rows]).toEqual([table, [{ venue: 'drift' }]])
  }
  // A web process of the version before can still read.
  expect(await read()).toEqual(shown)
})

test('after the migration a second venue can have the same market indexes and record ids', async () => {
  const { pool, drop } = await createTestDatabase()
  onTestFinished(drop)
  await createOldPerps(pool, 200)
  await migrate(pool)
  for (const table of ['perp_funding', 'perp_market_hour', 'perp_price_minute']) {
    const { rows } = await pool.query<{ names: string }>(
      `select string_agg(column_name, ', ') as names from information_schema.columns where table_name = $1 and column_name <> 'venue'`,
      [table],
    )
    const names = rows[0]?.names
    await pool.query(`insert into ${table} (venue, ${names}) select 'velocity', ${names} from ${table}`)
    const count = await pool.query(`select venue, count(*)::int from ${table} group by 1 order by 1`)
    expect(count.rows[0]).toEqual({ venue: 'drift', count: count.rows[1]?.count })
  }
  await expect(
    pool.query(`insert into perp_owner (user_key, authority) values ('user', 'wallet')`),
  ).rejects.toThrow('null value in column "venue"')
})
