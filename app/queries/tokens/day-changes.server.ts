import { computeDayChange, type DayChange } from '~/domain/price/day-change'
import { isPrice } from '~/domain/price/price'
import type { Clock } from '~/lib/clock'
import type { Pool } from '~/store/postgres/pool'
import { readTokenDayPrices } from '~/store/read/read-token-prices'
import type { QueryCache } from '../cache/query-cache.server'

/**
 * Minimum time between two computations, and the time for which the last ones are served meanwhile, milliseconds.
 * Computing the changes of 20,000 tokens needs as many index lookups.
 */
const changesMaxAgeMs = 10_000
const changesStaleMs = 30_000

/** Price changes over 24 hours by mint. A mint without an entry has no change. */
export type DayChanges = ReadonlyMap<string, DayChange>

/** Creates a reader of the 24 h changes of all tokens, which are computed once and used for all requests. */
export function createChangeReader({
  pool,
  cache,
  clock,
}: {
  readonly pool: Pool
  readonly cache: QueryCache
  readonly clock: Clock
}) {
  return () =>
    cache.get<DayChanges>({
      key: 'day changes',
      topics: [],
      maxAgeMs: changesMaxAgeMs,
      staleMs: changesStaleMs,
      weigh: (changes) => changes.size,
      load: async () => {
        const now = Math.floor(clock.nowMs() / 1000)
        const changes = new Map<string, DayChange>()
        for (const { mint, dayAgo, ...current } of await readTokenDayPrices(pool, now)) {
          const change = isPrice(current.price) ? computeDayChange(current, dayAgo, now) : undefined
          if (change !== undefined) changes.set(mint, change)
        }
        return changes
      },
    })
}
