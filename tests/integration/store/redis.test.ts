import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createRateLimiter } from '~/auth/rate-limiter.server'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { createChangeFeed } from '~/live/change-feed.server'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { changeChannel } from '~/store/postgres/change-listener'
import { createChangeAnnouncer, createRedisChangeListener } from '~/store/redis/change-notices'
import { createRedisBuckets } from '~/store/redis/redis-buckets'
import { createTestDatabase } from '../../helpers/store/database'
import { hasRedis, startRedis } from '../../helpers/store/redis-server'
import { batchOf, dcaState } from '../../helpers/world/states'

const withRedis = test.skipIf(!hasRedis)

/** Rate limit with a burst of five. Its bucket refills too slowly to matter during a test. */
const slow = { ratePerSecond: 0.01, burst: 5 }

function openLimiter(url: string) {
  const buckets = createRedisBuckets(url, silentLog)
  const limiter = createRateLimiter({ buckets, clock: systemClock, log: silentLog })
  onTestFinished(async () => {
    await limiter.stop()
    await buckets.stop()
  })
  return limiter
}

withRedis('processes share a bucket through Redis, and continue alone while it is down', async () => {
  const redis = await startRedis()
  const [one, other] = [openLimiter(redis.url), openLimiter(redis.url)]
  /**
   * Returns how long a bucket would have to wait, milliseconds. A request with a burst of 0 is always
   * refused, so it does not change the bucket. One call drains in 100 s.
   */
  const waitMs = (limiter: typeof one, bucket: string) =>
    limiter.take(bucket, { ...slow, burst: 0 }).retryAfterMs
  for (let call = 0; call < 3; call++) expect(one.take('a', slow).allowed).toBe(true)
  expect(other.take('a', slow).allowed).toBe(true)
  for (const limiter of [one, other])
    await vi.waitFor(
      () => {
        // A process reads the shared state of a bucket only when it has calls of its own to share.
        limiter.take('a', { ...slow, burst: 1_000 })
        expect(waitMs(limiter, 'a')).toBeGreaterThan(450_000)
      },
      { timeout: 10_000, interval: 600 },
    )
  await redis.kill()
  expect(other.take('b', slow).allowed).toBe(true)
  expect(one.take('b', slow).allowed).toBe(true)
  await redis.start()
  await vi.waitFor(() => expect(Math.max(waitMs(one, 'b'), waitMs(other, 'b'))).toBeGreaterThan(250_000), {
    timeout: 15_000,
  })
})

withRedis('a commit notifies the listeners through Redis, also after a restart of Redis', async () => {
  const [redis, database] = [await startRedis(), await createTestDatabase()]
  const announcer = createChangeAnnouncer({ databaseUrl: database.url, redisUrl: redis.url, log: silentLog })
  let notices = 0
  const listener = createRedisChangeListener({
    redisUrl: redis.url,
    onNotice: () => notices++,
    log: silentLog,
  })
  onTestFinished(async () => {
    await listener.stop()
    await announcer.stop()
    await database.drop()
  })
  const writer = createBatchWriter(database.pool)
  await vi.waitFor(() => expect(notices).toBeGreaterThan(0), { timeout: 10_000 })
  const notify = async (slot: number) => {
    const before = notices
    await writer.write(
      batchOf({ accounts: [{ state: dcaState({ inUsedRaw: BigInt(slot) }), slot, at: slot }] }),
    )
    await vi.waitFor(() => expect(notices).toBeGreaterThan(before), { timeout: 5_000 })
  }
  await notify(200)
  await redis.kill()
  await redis.start()
  await vi.waitFor(() => notify(Math.floor(Math.random() * 1_000_000) + 300), { timeout: 20_000 })
})

withRedis('the change feed follows notices from Redis', async () => {
  const [redis, database] = [await startRedis(), await createTestDatabase()]
  const announcer = createChangeAnnouncer({ databaseUrl: database.url, redisUrl: redis.url, log: silentLog })
  const feed = createChangeFeed({
    pool: database.pool,
    url: 'postgres://nobody:nothing@127.0.0.1:1/none',
    topics: ['dca'],
    listen: (onNotice) => createRedisChangeListener({ redisUrl: redis.url, onNotice, log: silentLog }),
    log: silentLog,
  })
  onTestFinished(async () => {
    await feed.stop()
    await announcer.stop()
    await database.drop()
  })
  await createBatchWriter(database.pool).write(
    batchOf({ accounts: [{ state: dcaState(), slot: 200, at: 200 }] }),
  )
  await vi.waitFor(() => expect(feed.newestRevision).toBeGreaterThan(0n), { timeout: 10_000 })
})

withRedis('an invalid value under a bucket’s key blocks no client and delays no other bucket', async () => {
  const redis = await startRedis()
  const rubbish = {
    text: 'rubbish',
    far: '1e15',
    endless: 'inf',
    none: 'nan',
    negative: '-1e300',
    empty: '',
  }
  for (const [bucket, text] of Object.entries(rubbish)) redis.command('set', `sextant:bucket:${bucket}`, text)
  redis.command('rpush', 'sextant:bucket:list', 'one')
  const buckets = createRedisBuckets(redis.url, silentLog)
  onTestFinished(() => buckets.stop())
  const names = [...Object.keys(rubbish), 'list', 'ours']
  for (const wantedMs of [2_000, 3_000]) {
    const backlogs = await vi.waitFor(() =>
      buckets.share(
        names.map((bucket) => ({ bucket, addedMs: wantedMs === 2_000 ? 2_000 : 1_000 })),
        0,
      ),
    )
    for (const name of names) {
      expect([name, backlogs.get(name)]).toEqual([name, expect.closeTo(wantedMs, -3)])
    }
  }
})

withRedis(
  'gives up on a hanging Redis, stops without it, and shares again when it responds',
  async () => {
    const redis = await startRedis()
    onTestFinished(() => redis.resume())
    const warnings: string[] = []
    const log = {
      ...silentLog,
      warn: (_: unknown, message: string) => warnings.push(message),
    } as typeof silentLog
    const buckets = createRedisBuckets(redis.url, log)
    const share = (addedMs: number) => buckets.share([{ bucket: 'a', addedMs }], 0)
    await vi.waitFor(() => share(0))
    redis.hang()
    await expect(share(1_000)).rejects.toThrow()
    expect(warnings).toContain('redis: not responding, retrying')
    redis.resume()
    await vi.waitFor(() => share(1_000), { timeout: 15_000, interval: 200 })
    redis.hang()
    const requested = share(1_000)
    await Promise.all([buckets.stop(), expect(requested).rejects.toThrow()])
  },
  40_000,
)

withRedis('subscribes again after a connection that broke before it was subscribed', async () => {
  const redis = await startRedis()
  let cuts = 0
  const proxy = createServer((socket) => {
    const upstream = connect(Number(new URL(redis.url).port), '127.0.0.1')
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      one.on('error', () => undefined).on('close', () => other.destroy())
    }
    upstream.pipe(socket)
    socket.on('data', (chunk) => {
      if (cuts === 0 && chunk.includes('subscribe')) {
        cuts++
        socket.destroy()
      } else upstream.write(chunk)
    })
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  let notices = 0
  const { port } = proxy.address() as AddressInfo
  const listener = createRedisChangeListener({
    redisUrl: `redis://127.0.0.1:${port}`,
    onNotice: () => notices++,
    log: silentLog,
  })
  onTestFinished(async () => {
    await listener.stop()
    proxy.close()
  })
  await vi.waitFor(
    () => expect(redis.command('publish', changeChannel, '').trim()).toBe('1'), // the command returns the number of subscribers
    { timeout: 10_000, interval: 200 },
  )
  expect(cuts).toBe(1)
  await vi.waitFor(() => expect(notices).toBeGreaterThan(2))
})

withRedis('calls accepted during an outage of Redis have been draining meanwhile', async () => {
  const redis = await startRedis()
  const buckets = createRedisBuckets(redis.url, silentLog)
  onTestFinished(() => buckets.stop())
  const share = (addedMs: number, awayMs: number) => buckets.share([{ bucket: 'a', addedMs }], awayMs)
  await vi.waitFor(() => buckets.share([{ bucket: 'another', addedMs: 0 }], 0))
  expect((await share(60_000, 60_000)).get('a')).toBeCloseTo(0, -2)
  expect((await share(60_000, 60_000)).get('a')).toBeCloseTo(60_000, -3)
  expect((await share(0, 60_000)).get('a')).toBeCloseTo(60_000, -3)
})
