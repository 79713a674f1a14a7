import type { Clock } from '~/lib/clock'
import type { Pool } from '~/store/postgres/pool'
import type { StoreWatch } from '~/store/postgres/store-watch'
import { readHeartbeats } from '~/store/read/read-heartbeats'
import type { QueryCache } from '../cache/query-cache.server'
import type { Heartbeats } from '../cache/result-origins.server'
import { createAging, type Reading } from './aging.server'

/** Minimum time between two reads of the heartbeats, milliseconds. */
const heartbeatMaxAgeMs = 500

export interface HeartbeatReader {
  /**
   * Returns the heartbeats with their current ages. The ages are current even if the heartbeats come from the
   * cache. Throws `SourceUnavailableError` if the store does not respond and no heartbeats are cached.
   */
  read(): Promise<Heartbeats>
  /** Whether the last read of the heartbeats succeeded and the store has not been found unreachable since. */
  storeAnswers(): boolean
}

/** Adds the same number of seconds to the age of every heartbeat. */
export function laterBy(heartbeats: Heartbeats, seconds: number): Heartbeats {
  if (seconds === 0) return heartbeats
  return heartbeats.map((heartbeat) => ({ ...heartbeat, ageSeconds: heartbeat.ageSeconds + seconds }))
}

/**
 * Creates a reader of the heartbeats that shares the query cache. When this reader finds that the store is
 * unreachable, the other queries do not wait for the store either.
 */
export function createHeartbeatReader({
  pool,
  cache,
  watch,
  clock,
}: {
  readonly pool: Pool
  readonly cache: QueryCache
  readonly watch: Pick<StoreWatch, 'state'>
  readonly clock: Clock
}): HeartbeatReader {
  const toNow = createAging(clock, laterBy)
  let answered = true
  const load = async (): Promise<Reading<Heartbeats>> => {
    try {
      const value = await readHeartbeats(pool)
      answered = true
      return { value, readAtMs: clock.monotonicMs() }
    } catch (error) {
      answered = false
      throw error
    }
  }
  return {
    read: async () =>
      toNow(
        await cache.get<Reading<Heartbeats>>({
          key: 'heartbeats',
          topics: [],
          maxAgeMs: heartbeatMaxAgeMs,
          load,
          tellsAges: true,
        }),
      ),
    storeAnswers: () => answered && watch.state !== 'away',
  }
}
