import type { Clock } from '~/lib/clock'
import type { Pool } from '~/store/pool'
import { readHeartbeats } from '~/store/read-heartbeats'
import type { StoreWatch } from '~/store/store-watch'
import { createAging, type Reading } from './aging.server'
import type { Heartbeats, QueryCache } from './query-cache.server'

/** What all sources last said, asked for at most so often. */
const heartbeatMaxAgeMs = 500

/** Reads how the sources are. */
export interface HeartbeatReader {
  /** Their ages are those of now, however long ago they were read. Throws `SourceUnavailableError` when the store does not answer and never has. */
  read(): Promise<Heartbeats>
  /** Whether the store answers, as far as is known. */
  storeAnswers(): boolean
}

/** The same heartbeats, some seconds later. */
export function laterBy(heartbeats: Heartbeats, seconds: number): Heartbeats {
  if (seconds === 0) return heartbeats
  return heartbeats.map((heartbeat) => ({ ...heartbeat, ageSeconds: heartbeat.ageSeconds + seconds }))
}

/** A reader over the cache of everything else: where it finds the store away, nobody else has to find that out. */
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
