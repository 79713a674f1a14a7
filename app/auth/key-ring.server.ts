import { timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Clock } from '~/lib/clock'
import { readKey, type StoredKey } from '~/store/access/api-keys'
import type { Pool } from '~/store/postgres/pool'
import type { PresentedKey } from './key-text.server'

export interface KeyRing {
  /** Whether the lookup of a key needs no query of the store, because the key is cached. */
  remembers(presented: PresentedKey): boolean
  /**
   * Returns the data of exactly this key. Returns `undefined` if the key never existed or was revoked. Throws
   * while the store is down.
   */
  find(presented: PresentedKey): Promise<StoredKey | undefined>
  /** Whether a key that was valid earlier has been revoked. Throws while the store is down. */
  hasEnded(prefix: string): Promise<boolean>
}

/**
 * Cache time of a key, milliseconds. After this time, a revoked key is accepted for at most one more call.
 */
const freshMs = 5_000

/**
 * Stale-while-revalidate window of a cached key, milliseconds. In this window the key is still accepted while
 * the store is read again, even if the store is down.
 */
const lastingMs = 60_000

const mostKeys = 10_000

type Found = Awaited<ReturnType<typeof readKey>>

interface Entry {
  readonly found: Found
  readonly readAtMs: number
}

export function createKeyRing({ pool, clock }: { readonly pool: Pool; readonly clock: Clock }): KeyRing {
  const entries = new LRUCache<string, Entry>({ maxSize: mostKeys, sizeCalculation: () => 1 })
  const reading = new Map<string, Promise<Found>>()
  const ageOf = ({ readAtMs }: Entry) => clock.monotonicMs() - readAtMs

  function read(prefix: string): Promise<Found> {
    const running = reading.get(prefix)
    if (running) return running
    const started = readKey(pool, prefix)
      .then((found) => {
        entries.set(prefix, { found, readAtMs: clock.monotonicMs() })
        return found
      })
      .finally(() => reading.delete(prefix))
    reading.set(prefix, started)
    return started
  }

  async function lookUp(prefix: string): Promise<Found> {
    const entry = entries.get(prefix)
    if (entry === undefined || ageOf(entry) > lastingMs) return read(prefix)
    if (ageOf(entry) > freshMs) read(prefix).catch(() => undefined) // the next call repeats the lookup
    return entry.found
  }

  const isValid = (found: Found): found is NonNullable<Found> =>
    found !== undefined && found.key.revokedAt === undefined

  return {
    async hasEnded(prefix) {
      const entry = entries.get(prefix)
      const isFresh = entry !== undefined && ageOf(entry) <= freshMs
      return !isValid(isFresh ? entry.found : await read(prefix))
    },
    remembers: ({ prefix }) => entries.has(prefix) || reading.has(prefix),
    async find({ prefix, hash }) {
      const found = await lookUp(prefix)
      if (!isValid(found)) return undefined
      return timingSafeEqual(found.hash, hash) ? found.key : undefined
    },
  }
}
