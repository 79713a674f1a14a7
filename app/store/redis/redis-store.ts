import type { Log } from '~/lib/log'
import type { SharedBuckets } from '../access/rate-buckets'
import type { ChangeListener } from '../postgres/change-listener'
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
