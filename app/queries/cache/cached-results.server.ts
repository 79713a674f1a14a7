import { LRUCache } from 'lru-cache'

/** A cached result, with what decides how long it may be served. */
export interface CachedResult {
  /** What the result depends on, at the start of the load, see `createQueryStamps`. */
  readonly stamp: string
  /** Start of the load on the monotonic clock, milliseconds. */
  readonly loadedAtMs: number
  /** Approximate number of rows. */
  readonly weight: number
  readonly answer: unknown
  /** Time of the last failed reload on the monotonic clock, milliseconds. */
  failedAtMs: number
}

/**
 * Creates a store of results by key. Above `maxWeight` rows the least recently used results are evicted. A
 * result that is larger than this limit is cached too, but it is then the only cached result.
 */
export function createCachedResults(maxWeight: number): LRUCache<string, CachedResult> {
  const sizeCalculation = ({ weight }: CachedResult) => Math.min(weight, maxWeight)
  return new LRUCache({ maxSize: maxWeight, sizeCalculation })
}
