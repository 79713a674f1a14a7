import type { Pool } from '~/store/pool'
import { readHeartbeats } from '~/store/read-heartbeats'
import type { Heartbeats, QueryCache } from './query-cache.server'

/** What all sources last said, asked for at most so often. */
const heartbeatMaxAgeMs = 500

/** Reads how the sources are. */
export interface HeartbeatReader {
  /** Throws `SourceUnavailableError` when the store does not answer and never has. */
  read(): Promise<Heartbeats>
  /** Whether the store answered when it was last asked. */
  storeAnswers(): boolean
}

/** A reader over the cache of everything else: where it finds the store away, nobody else has to find that out. */
export function createHeartbeatReader({
  pool,
  cache,
}: {
  readonly pool: Pool
  readonly cache: QueryCache
}): HeartbeatReader {
  let answers = true
  const load = async () => {
    try {
      const rows = await readHeartbeats(pool)
      answers = true
      return rows
    } catch (error) {
      answers = false
      throw error
    }
  }
  return {
    read: () =>
      cache.get<Heartbeats>({
        key: 'heartbeats',
        topics: [],
        maxAgeMs: heartbeatMaxAgeMs,
        load,
        tellsAges: true,
      }),
    storeAnswers: () => answers,
  }
}
