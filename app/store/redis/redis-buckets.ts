import type { Log } from '~/lib/log'
import type { BucketShare, SharedBuckets } from '../access/rate-buckets'
import { closeRedis, openRedis } from './redis-client'

const prefix = 'sextant:bucket:'

/** Time after which the key of a drained rate bucket expires, milliseconds. A drained bucket needs no key. */
const keptDrainedMs = 60_000

/**
 * Maximum backlog that is accepted from Redis, milliseconds. No plan allows a burst that takes this long to
 * drain. A larger value was not written by us and must not lock a client out.
 */
const longestBacklogMs = 3_600_000

/**
 * Maximum number of rate buckets per script call. A call takes two milliseconds, during which Redis serves no
 * other client. One call per bucket would cost a web process 15 µs for each bucket.
 */
const bucketsPerCall = 500

/**
 * Adds backlog to rate buckets by the clock of Redis, because the clocks of processes differ. Returns the
 * backlog of each bucket, milliseconds, or an empty string if the bucket could not be written. A key with
 * invalid content (another type, or a string that is not a number) is treated as an empty bucket and
 * overwritten.
 */
const addScript = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + time[2] / 1000
  local since = now - tonumber(ARGV[1])
  local backlogs = {}
  for index, key in ipairs(KEYS) do
    local found = redis.pcall('GET', key)
    local emptyAt = math.max(type(found) == 'string' and tonumber(found) or since, since)
    if not (emptyAt <= now + ${longestBacklogMs}) then emptyAt = since end
    local backlog = emptyAt - now + tonumber(ARGV[index + 1])
    local lifetime = math.max(1, math.ceil(math.max(backlog, 0) + ${keptDrainedMs}))
    local written = redis.pcall('SET', key, string.format('%.3f', now + backlog), 'PX', lifetime)
    backlogs[index] = written.err and '' or tostring(backlog)
  end
  return backlogs`

/** Creates rate buckets that all processes share in Redis instead of PostgreSQL. */
export function createRedisBuckets(redisUrl: string, log: Log): SharedBuckets & { stop(): Promise<void> } {
  const client = openRedis(redisUrl, log)

  async function shareSome(
    shares: readonly BucketShare[],
    awayMs: number,
  ): Promise<readonly (readonly [string, number])[]> {
    const reply = await client.eval(addScript, {
      keys: shares.map(({ bucket }) => prefix + bucket),
      arguments: [String(awayMs), ...shares.map(({ addedMs }) => String(addedMs))],
    })
    const backlogs: readonly unknown[] = Array.isArray(reply) ? reply : []
    return shares.flatMap(({ bucket }, index) => {
      const backlog = backlogs[index]
      return backlog === undefined || backlog === '' ? [] : [[bucket, Number(backlog)] as const]
    })
  }

  return {
    async share(shares: readonly BucketShare[], awayMs: number) {
      const calls: Promise<readonly (readonly [string, number])[]>[] = []
      for (let from = 0; from < shares.length; from += bucketsPerCall)
        calls.push(shareSome(shares.slice(from, from + bucketsPerCall), awayMs))
      const replies = await Promise.allSettled(calls)
      const backlogs = new Map(replies.flatMap((reply) => (reply.status === 'fulfilled' ? reply.value : [])))
      if (backlogs.size > 0) return backlogs
      const failure = replies.find((reply) => reply.status === 'rejected')
      throw failure?.reason ?? new Error('Redis has not written any rate bucket.')
    },
    // Redis deletes expired keys automatically.
    forgetDrained: async () => undefined,
    stop: async () => closeRedis(client),
  }
}
