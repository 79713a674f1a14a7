import type { Clock } from '~/lib/clock'
import type { Pool } from '~/store/pool'
import { readHeartbeats } from '~/store/read-heartbeats'
import type { StoreWatch } from '~/store/store-watch'
import { createAging, type Reading } from './aging.server'
import type { Heartbeats, QueryCache } from './query-cache.server'

/** Minimum time between two reads of the heartbeats, milliseconds. */
const heartbeatMaxAgeMs = 500

/** Reads the heartbeats of the sources. */
export interface HeartbeatReader {
  /**
   * Returns the heartbeats with their current ages, also if they come from the cache. Throws
   * `SourceUnavailableError` if the store does not respond and nothing is cached.
   */
  read(): Promise<Heartbeats>
  /** Whether the last read succeeded and the store is not known to be unreachable. */
  storeAnswers(): boolean
}

/** Adds seconds to the age of every heartbeat. */
export function laterBy(heartbeats: Heartbeats, seconds: number): Heartbeats {
  if (seconds === 0) return heartbeats
  return heartbeats.map((heartbeat) => ({ ...heartbeat, ageSeconds: heartbeat.ageSeconds + seconds }))
}

/**
 * Creates a reader that shares the query cache. When it finds the store unreachable, the other queries do not
 * wait for it either.
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
