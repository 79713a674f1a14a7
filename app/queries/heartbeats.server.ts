import type { Pool } from '~/store/pool'
import { readHeartbeats } from '~/store/read-heartbeats'
import { createQueryCache, type Heartbeats, type QueryCacheOptions } from './query-cache.server'

/** What all sources last said, asked for at most so often. */
const heartbeatMaxAgeMs = 500

/** Reads how the sources are. */
export interface HeartbeatReader {
  /** Throws `SourceUnavailableError` when the store does not answer and never has. */
  read(): Promise<Heartbeats>
  /** Whether the store answered when it was last asked. */
  storeAnswers(): boolean
}

/** A reader with a cache of its own, since other answers are kept together with what it reads. */
export function createHeartbeatReader({
  pool,
  ...options
}: Omit<QueryCacheOptions, 'maxWeight' | 'heartbeats'> & { readonly pool: Pool }): HeartbeatReader {
  const cache = createQueryCache({ ...options, maxWeight: 1 })
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
    read: () => cache.get<Heartbeats>({ key: 'heartbeats', topics: [], maxAgeMs: heartbeatMaxAgeMs, load }),
    storeAnswers: () => answers,
  }
}
