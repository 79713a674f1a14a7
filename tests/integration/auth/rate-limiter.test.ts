import { expect, onTestFinished, test, vi } from 'vitest'
import { createRateLimiter } from '~/auth/rate-limiter.server'
import { systemClock } from '~/lib/clock'
import { type Log, silentLog } from '~/lib/log'
import { createPostgresBuckets } from '~/store/access/rate-buckets'
import type { Pool } from '~/store/postgres/pool'
import { createTestDatabase } from '../../helpers/store/database'

/** Rate limit with a burst of five. Its bucket refills too slowly to matter during a test. */
const slow = { ratePerSecond: 0.01, burst: 5 }

async function openDatabase() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  return database
}

function openLimiter(pool: Pool, log: Log = silentLog) {
  const limiter = createRateLimiter({ buckets: createPostgresBuckets(pool), clock: systemClock, log })
  onTestFinished(() => limiter.stop())
  return limiter
}

/**
 * Returns how long a bucket would have to wait, milliseconds. A request with a burst of 0 is always refused,
 * so it does not change the bucket.
 */
function waitMs(limiter: ReturnType<typeof openLimiter>, bucket: string): number {
  return limiter.take(bucket, { ...slow, burst: 0 }).retryAfterMs
}

test('processes with the same store share a bucket within a second', async () => {
  const { pool } = await openDatabase()
  const [one, other] = [openLimiter(pool), openLimiter(pool)]
  for (let call = 0; call < 3; call++) expect(one.take('a', slow).allowed).toBe(true)
  expect(other.take('a', slow)).toMatchObject({ allowed: true, remaining: 4 })
  const startedMs = performance.now()
  // Wait for both limiters, because either of them may have shared its calls first.
  for (const limiter of [other, one])
    await expect.poll(() => waitMs(limiter, 'a'), { interval: 20, timeout: 5_000 }).toBeGreaterThan(399_000)
  expect(performance.now() - startedMs).toBeLessThan(1_500)
  // The two limiters have used four of five calls, so one more call is allowed.
  expect([other.take('a', slow).allowed, other.take('a', slow).allowed]).toEqual([true, false])
})

test('a refunded call is refunded in all processes', async () => {
  const { pool } = await openDatabase()
  const limiter = openLimiter(pool)
  for (let call = 0; call < 5; call++) limiter.take('a', slow)
  const backlog = async () => {
    const text = 'select extract(epoch from empty_at - now())::float8 as seconds from rate_bucket'
    return (await pool.query<{ seconds: number }>(text)).rows[0]?.seconds
  }
  await expect.poll(backlog).toBeGreaterThan(490)
  limiter.giveBack('a', slow)
  await expect.poll(backlog).toBeLessThan(401)
  expect([limiter.take('a', slow).allowed, limiter.take('a', slow).allowed]).toEqual([true, false])
})

test('limits per process while the store is unavailable, warns once, and shares the calls afterwards', async () => {
  const { pool } = await openDatabase()
  const warnings: string[] = []
  const limiter = openLimiter(pool, { ...silentLog, warn: (_, message) => warnings.push(message) })
  await pool.query('alter table rate_bucket rename to elsewhere')
  for (let call = 0; call < 4; call++) expect(limiter.take('a', slow).allowed).toBe(true)
  await expect.poll(() => warnings.length).toBe(1)
  await new Promise((wait) => setTimeout(wait, 1_100))
  expect(warnings).toEqual(['rate limits: not shared with other processes'])
  expect([limiter.take('a', slow).allowed, limiter.take('a', slow).allowed]).toEqual([true, false])
  await pool.query('alter table elsewhere rename to rate_bucket')
  const text = 'select extract(epoch from empty_at - now())::float8 as seconds from rate_bucket'
  await expect
    .poll(async () => (await pool.query<{ seconds: number }>(text)).rows[0]?.seconds)
    .toBeGreaterThan(490)
})

test('warns once that limits are not shared, even with no drained rows to delete', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const warnings: string[] = []
  const buckets = { share: () => Promise.reject(new Error('away')), forgetDrained: () => Promise.resolve() }
  const log = { ...silentLog, warn: (_: unknown, message: string) => warnings.push(message) } as Log
  const limiter = createRateLimiter({ buckets, clock: systemClock, log })
  onTestFinished(() => limiter.stop())
  limiter.take('a', slow)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(warnings).toEqual(['rate limits: not shared with other processes'])
})

test('does not delay a client that kept to the rate while the store was unavailable', async () => {
  const { pool } = await openDatabase()
  const warnings: string[] = []
  const limiter = openLimiter(pool, { ...silentLog, warn: (_, message) => warnings.push(message) })
  const brisk = { ratePerSecond: 20, burst: 5 }
  limiter.take('a', brisk)
  await pool.query('alter table rate_bucket rename to elsewhere')
  limiter.take('b', brisk)
  await expect.poll(() => warnings.length).toBe(1)
  for (let call = 0; call < 40; call++) {
    await new Promise((wait) => setTimeout(wait, 60))
    expect(limiter.take('a', brisk).allowed).toBe(true)
  }
  await pool.query('alter table elsewhere rename to rate_bucket')
  const isShared = async () => (await pool.query("select from rate_bucket where bucket = 'a'")).rowCount === 1
  await expect.poll(isShared).toBe(true)
  await new Promise((wait) => setTimeout(wait, 100))
  expect(limiter.take('a', brisk)).toMatchObject({ allowed: true, remaining: 4 })
})

test('drops the oldest of more than 100,000 buckets to limit memory', async () => {
  const { pool } = await openDatabase()
  const limiter = openLimiter(pool)
  limiter.take('first', slow)
  for (let call = 0; call < 100_000; call++) limiter.take(`bucket ${call}`, slow)
  expect(limiter.take('first', slow).remaining).toBe(4)
  expect(limiter.take('bucket 99999', slow).remaining).toBe(3)
})

/** Rate limit like that of callers without a key: one call drains in a second. */
const free = { ratePerSecond: 1, burst: 5 }

test('removes drained buckets from the process once they are stored for other processes', async () => {
  const { pool } = await openDatabase()
  const limiter = openLimiter(pool)
  for (let caller = 0; caller < 12_000; caller++) limiter.take(`caller ${caller}`, free)
  limiter.take('still here', slow)
  expect(limiter.countBuckets()).toBe(12_001)
  await expect.poll(() => limiter.countBuckets(), { timeout: 60_000 }).toBe(1)
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from rate_bucket')
  expect(rows[0]?.count).toBe(12_001)
  expect(limiter.take('still here', slow).remaining).toBe(3)
})

test('removes drained buckets even without the store', async () => {
  const { pool } = await openDatabase()
  await pool.query('alter table rate_bucket rename to elsewhere')
  const limiter = openLimiter(pool)
  for (let caller = 0; caller < 1_000; caller++) limiter.take(`caller ${caller}`, free)
  limiter.take('still here', slow)
  await expect.poll(() => limiter.countBuckets(), { timeout: 60_000 }).toBe(1)
})

test('restores a removed bucket when other processes have used it', async () => {
  const { pool } = await openDatabase()
  const limiter = openLimiter(pool)
  limiter.take('a', { ratePerSecond: 1_000, burst: 5 })
  const empty =
    "insert into rate_bucket values ('a', now() + interval '1 hour') on conflict (bucket) do update set empty_at = excluded.empty_at"
  await pool.query(empty)
  await expect.poll(() => waitMs(limiter, 'a')).toBeGreaterThan(3_000_000)
})

test('deletes drained rows in portions, and skips a row locked by another session', async () => {
  const { pool } = await openDatabase()
  await pool.query(
    "insert into rate_bucket select 'old ' || n, now() - interval '2 minutes' from generate_series(1, 25000) n",
  )
  await pool.query("insert into rate_bucket values ('recent', now()), ('in use', now() - interval '1 hour')")
  const other = await pool.connect()
  try {
    await other.query('begin')
    await other.query("select from rate_bucket where bucket = 'in use' for update")
    await createPostgresBuckets(pool).forgetDrained()
  } finally {
    await other.query('rollback')
    other.release()
  }
  const { rows } = await pool.query('select bucket from rate_bucket order by bucket')
  expect(rows).toEqual([{ bucket: 'in use' }, { bucket: 'recent' }])
})
