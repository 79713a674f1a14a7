import type { Log } from '~/lib/log'
import type { BucketShare, SharedBuckets } from '../rate-buckets'
import { closeRedis, openRedis } from './redis-client'

const prefix = 'sextant:bucket:'

/** A drained bucket says nothing; its key goes by itself a while later. */
const keptDrainedMs = 60_000

/** No plan's burst takes as long to drain: what says so was not written by us, and must not lock anybody out. */
const longestBacklogMs = 3_600_000

/**
 * Adds to a bucket by the clock of Redis, since clocks of processes differ, and answers its backlog. Milliseconds. What stands under its key and is no
 * bucket (another type, a text, not a number) counts as none and is written over.
 */
const addScript = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + time[2] / 1000
  local since = now - tonumber(ARGV[2])
  local found = redis.pcall('GET', KEYS[1])
  local emptyAt = math.max(type(found) == 'string' and tonumber(found) or since, since)
  if not (emptyAt <= now + ${longestBacklogMs}) then emptyAt = since end
  local backlog = emptyAt - now + tonumber(ARGV[1])
  redis.call('SET', KEYS[1], string.format('%.3f', now + backlog), 'PX', math.max(1, math.ceil(math.max(backlog, 0) + ${keptDrainedMs})))
  return tostring(backlog)`

/** Rate buckets of all processes in Redis instead of PostgreSQL. */
export function createRedisBuckets(redisUrl: string, log: Log): SharedBuckets & { stop(): Promise<void> } {
  const client = openRedis(redisUrl, log)
  return {
    async share(shares: readonly BucketShare[], awayMs: number) {
      const replies = await Promise.allSettled(
        shares.map(async ({ bucket, addedMs }): Promise<[string, number]> => {
          const reply = await client.eval(addScript, {
            keys: [prefix + bucket],
            arguments: [String(addedMs), String(awayMs)],
          })
          return [bucket, Number(reply)]
        }),
      )
      const added = replies.filter((reply) => reply.status === 'fulfilled').map(({ value }) => value)
      const failure = replies.find((reply) => reply.status === 'rejected')
      if (failure && added.length === 0) throw failure.reason
      return new Map(added)
    },
    // Keys expire by themselves.
    forgetDrained: async () => undefined,
    stop: async () => closeRedis(client),
  }
}
