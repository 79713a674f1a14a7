import type { ChangeTopic } from '~/domain/protocol/perp-venue'

/** A query of the store, with its dependencies and cache times. */
export interface CachedQuery<T> {
  /** Name and parameters of the query in canonical form, so that equal queries have equal keys. */
  readonly key: string
  /** Topics on which the result depends. A change of any of them makes the result stale. */
  readonly topics: readonly ChangeTopic[]
  /**
   * Time to live, milliseconds. It is needed because results also depend on the current time (ages of prices,
   * expiries).
   */
  readonly maxAgeMs: number
  /**
   * Stale-while-revalidate window after `maxAgeMs`, milliseconds. A result with weight 0 is never served
   * stale, because it may have been computed before the store had any data.
   */
  readonly staleMs?: number | undefined
  /** Returns the approximate number of rows of a result, for the size limit of the cache. */
  readonly weigh?: ((result: T) => number) | undefined
  /**
   * Cached result of another query from which this one is computed. This one is stale when the other is replaced, and has
   * its age. So all figures that are computed from the same result agree.
   */
  readonly derivedFrom?: object | undefined
  readonly load: () => Promise<T>
  /**
   * Whether this query reads the heartbeats themselves. The result of such a query needs no heartbeats beside
   * it.
   */
  readonly tellsAges?: boolean | undefined
}

/** Cache settings of a result that depends on nothing but `derivedFrom`. */
export const onlyDerived = { topics: [], maxAgeMs: Number.POSITIVE_INFINITY } as const

/**
 * Cache settings of sums and rankings over all rows of a table. They take too long to compute for a page to wait, and change
 * little within half a minute, so the last result is served while the next is computed.
 */
export const overAllRows = { topics: [], maxAgeMs: 5_000, staleMs: 25_000 } as const
