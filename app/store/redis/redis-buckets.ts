import type { Log } from '~/lib/log'
import type { BucketShare, SharedBuckets } from '../rate-buckets'
import { closeRedis, openRedis } from './redis-client'

const prefix = 'sextant:bucket:'

/** A drained bucket says nothing; its key goes by itself a while later. */
const keptDrainedMs = 60_000

/** Adds to a bucket by the clock of Redis, since clocks of processes differ, and answers its backlog. Milliseconds. */
const addScript = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + time[2] / 1000
  local backlog = math.max(tonumber(redis.call('GET', KEYS[1]) or '0') - now, 0) + tonumber(ARGV[1])
  redis.call('SET', KEYS[1], string.format('%.3f', now + backlog), 'PX', math.max(1, math.ceil(math.max(backlog, 0) + ${keptDrainedMs})))
  return tostring(backlog)`

/** Rate buckets of all processes in Redis instead of PostgreSQL. */
export function createRedisBuckets(redisUrl: string, log: Log): SharedBuckets & { stop(): Promise<void> } {
  const client = openRedis(redisUrl, log)
  return {
    async share(shares: readonly BucketShare[]) {
      const backlogs = await Promise.all(
        shares.map(async ({ bucket, addedMs }): Promise<[string, number]> => {
          const reply = await client.eval(addScript, {
            keys: [prefix + bucket],
            arguments: [String(addedMs)],
          })
          return [bucket, Number(reply)]
        }),
      )
      return new Map(backlogs)
    },
    // Keys expire by themselves.
    forgetDrained: async () => undefined,
    stop: async () => closeRedis(client),
  }
}
