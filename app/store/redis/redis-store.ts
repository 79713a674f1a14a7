import type { Log } from '~/lib/log'
import type { ChangeListener } from '../listen'
import type { SharedBuckets } from '../rate-buckets'
import { createRedisChangeListener } from './change-notices'
import { createRedisBuckets } from './redis-buckets'

/** Services that Redis provides to a web process instead of PostgreSQL. */
export interface RedisStore {
  listen(onNotice: () => void): ChangeListener
  readonly buckets: SharedBuckets & { stop(): Promise<void> }
}

/** Connects a web process to Redis. */
export function openRedisStore(redisUrl: string, log: Log): RedisStore {
  return {
    listen: (onNotice) => createRedisChangeListener({ redisUrl, onNotice, log }),
    buckets: createRedisBuckets(redisUrl, log),
  }
}
