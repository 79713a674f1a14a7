import type { LRUCache } from 'lru-cache'
import type { Revisions } from '~/domain/service/revision'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import {
  isStatementTimeout,
  isStoreAway,
  isStoreDamaged,
  isStoreUnavailable,
} from '~/store/postgres/store-failure'
import type { StoreWatch } from '~/store/postgres/store-watch'
import { StoreAway } from '~/store/postgres/watched-pool'
import type { CachedQuery } from './cached-query.server'
import { type CachedResult, createCachedResults } from './cached-results.server'
import { Flights } from './flights.server'
import { shedLoad } from './load-shedding.server'
import { createQueryStamps } from './query-stamps.server'
import { createResultOrigins, type Heartbeats, type ResultOrigins } from './result-origins.server'
import { fromStoreFailure } from './source-unavailable.server'
import { createStoreDamage, type StoreDamage } from './store-damage.server'
import { late, unlessLate } from './unless-late.server'

/** Cache that runs each query once per change of its data, regardless of the number of callers. */
export interface QueryCache {
  /**
   * Returns the result of a query. While the store is down, returns the last result immediately, or throws
   * `SourceUnavailableError` if no result is cached.
   */
  get<T>(query: CachedQuery<T>): Promise<T>
  /** Runs a query without caching its result. Throws the same errors as `get`. */
  runUncached<T>(load: () => Promise<T>): Promise<T>
  /** Whether a query has found damaged data on the store's disk. */
  isStoreDamaged(): boolean
  /**
   * Returns the heartbeats from the time when this result was loaded. Returns `undefined` if the result is as
   * new as the current heartbeats, or if the result does not come from this cache.
   */
  heartbeatsOf(result: object): Heartbeats | undefined
  counts(): CacheCounts
}

export interface CacheCounts {
  /** Number of cached results. */
  readonly kept: number
  /** Approximate number of rows in all cached results. */
  readonly weight: number
  /** Number of queries served from the cache since the process started. */
  readonly hits: number
  /** Number of queries sent to the store since the process started. */
  readonly loads: number
}

interface QueryCacheOptions {
  readonly revisions: Revisions
  readonly watch: StoreWatch
  readonly clock: Clock
  /**
   * Maximum total weight of the cached results. Above this weight the least recently used results are
   * evicted.
   */
  readonly maxWeight: number
  /** Returns the delay of the process's event loop, milliseconds. The default is a delay of 0. */
  readonly loopDelayMs?: (() => number) | undefined
  /**
   * Reads the heartbeats together with each result, so that a cached result is shown with the age of its
   * data.
   */
  readonly heartbeats?: (() => Promise<Heartbeats>) | undefined
  readonly log: Log
}

/**
 * Time between a failed load and the next attempt, milliseconds. The cached result is served during this
 * time.
 */
const restAfterFailureMs = 500

/** Maximum time to wait for a new result if an older one is cached, milliseconds. */
const patienceMs = 1_000

const storeAway = new StoreAway('The database isn’t responding.')

/**
 * Creates a cache that runs simultaneous loads of the same query only once, and that serves the last results
 * while the store is down.
 */
export function createQueryCache(options: QueryCacheOptions): QueryCache {
  return new RevisionCache(options)
}

class RevisionCache implements QueryCache {
  readonly #entries: LRUCache<string, CachedResult>
  readonly #flights = new Flights()
  readonly #origins: ResultOrigins
  readonly #options: QueryCacheOptions
  readonly #damage: StoreDamage
  readonly #stampOf: ReturnType<typeof createQueryStamps>
  #hits = 0
  #loads = 0

  constructor(options: QueryCacheOptions) {
    this.#options = options
    this.#entries = createCachedResults(options.maxWeight)
    this.#damage = createStoreDamage(options)
    this.#origins = createResultOrigins(options.revisions)
    this.#stampOf = createQueryStamps(options.revisions)
  }

  counts(): CacheCounts {
    return {
      kept: this.#entries.size,
      weight: this.#entries.calculatedSize,
      hits: this.#hits,
      loads: this.#loads,
    }
  }

  heartbeatsOf(result: object): Heartbeats | undefined {
    return this.#origins.heartbeatsOf(result)
  }

  async get<T>(query: CachedQuery<T>): Promise<T> {
    // The type assertions below are safe because each key belongs to exactly one query, and each query has
    // one result type.
    const stamp = this.#stampOf(query)
    const kept = this.#entries.get(query.key)
    if (kept !== undefined && this.#mayServe(kept, stamp, query.maxAgeMs)) {
      this.#hits += 1
      return kept.answer as T
    }
    if (
      kept !== undefined &&
      query.staleMs !== undefined &&
      // A result that was computed before the store had any data is never served stale.
      query.weigh?.(kept.answer as T) !== 0 &&
      this.#ageOf(kept) < query.maxAgeMs + query.staleMs
    ) {
      this.#reloadBehind(query, stamp)
      this.#hits += 1
      return kept.answer as T
    }
    return (await this.#respond(query, stamp, kept)) as T
  }

  async runUncached<T>(load: () => Promise<T>): Promise<T> {
    try {
      return await load()
    } catch (error) {
      if (!isStoreUnavailable(error)) throw error
      if (isStoreAway(error)) this.#options.watch.noteFailure()
      throw fromStoreFailure(error)
    }
  }

  isStoreDamaged(): boolean {
    return this.#damage.isKnown()
  }

  /** Returns a new result, or the cached result if the load fails or takes too long. */
  async #respond<T>(query: CachedQuery<T>, stamp: string, kept: CachedResult | undefined): Promise<unknown> {
    const { watch } = this.#options
    const isHopeless = () => watch.state === 'away' || (kept !== undefined && watch.state === 'silent')
    if (isHopeless()) throw fromStoreFailure(storeAway)
    const loading = this.#loadOnce(query, stamp)
    const longestMs = kept === undefined ? undefined : patienceMs
    const result = await unlessLate(loading, { watch, isHopeless, longestMs }).catch((error: unknown) => {
      if (!isStoreUnavailable(error)) throw error
      const last = this.#entries.get(query.key)
      if (last === undefined) throw fromStoreFailure(error)
      return last.answer
    })
    if (result !== late) return result
    this.#forgetOnMistake(query.key, loading)
    if (kept === undefined) throw fromStoreFailure(storeAway)
    return kept.answer
  }

  #mayServe(kept: CachedResult, stamp: string, maxAgeMs: number): boolean {
    const { clock, watch } = this.#options
    if (watch.state !== 'answers') return true
    if (clock.monotonicMs() - kept.failedAtMs < restAfterFailureMs) return true
    return kept.stamp === stamp && this.#ageOf(kept) < maxAgeMs
  }

  #ageOf({ loadedAtMs }: CachedResult): number {
    return this.#options.clock.monotonicMs() - loadedAtMs
  }

  #reloadBehind<T>(query: CachedQuery<T>, stamp: string): void {
    this.#forgetOnMistake(query.key, this.#loadOnce(query, stamp))
  }

  /**
   * Keeps the cached result if a load fails because the store is down. For any other failure, removes the
   * cached result so that callers get the error.
   */
  #forgetOnMistake(key: string, loading: Promise<unknown>): void {
    loading.catch((error: unknown) => {
      if (!isStoreUnavailable(error)) this.#entries.delete(key)
    })
  }

  /**
   * Records a failed load. A statement timeout or a damaged page affects only one query, so the store does
   * not count as down.
   */
  #noteFailure<T>({ key, load }: CachedQuery<T>, error: unknown): void {
    const { clock, log, watch } = this.#options
    const kept = this.#entries.get(key)
    if (kept !== undefined) kept.failedAtMs = clock.monotonicMs()
    if (isStatementTimeout(error)) log.warn({ question: key }, 'query: statement timeout')
    else if (isStoreDamaged(error)) this.#damage.found(key, error, load)
    else if (isStoreAway(error)) watch.noteFailure()
  }

  #loadOnce<T>(query: CachedQuery<T>, stamp: string): Promise<unknown> {
    return this.#flights.join(query.key, stamp, {
      begin: () => this.#start(query, stamp),
      again: () => this.#loadOnce(query, this.#stampOf(query)),
    })
  }

  #start<T>(query: CachedQuery<T>, stamp: string): Promise<unknown> {
    if (!this.#entries.has(query.key)) shedLoad(this.#flights.count, this.#options.loopDelayMs?.() ?? 0)
    return this.#load(query, stamp).catch((error: unknown) => {
      if (isStoreUnavailable(error)) this.#noteFailure(query, error)
      throw error
    })
  }

  async #load<T>(query: CachedQuery<T>, stamp: string): Promise<T> {
    // The stamp and the time are taken before the read. If the data changes during the read, the result is
    // therefore already stale.
    const loadedAtMs = this.#options.clock.monotonicMs()
    this.#loads += 1
    const readsAges = !query.tellsAges && query.derivedFrom === undefined
    const requested = readsAges ? this.#options.heartbeats?.().catch(() => undefined) : undefined
    const answer = await query.load()
    if (typeof answer === 'object' && answer !== null) {
      if (query.derivedFrom === undefined)
        this.#origins.record(answer, { topics: query.topics, stamp, heartbeats: await requested })
      else this.#origins.copy(answer, query.derivedFrom)
    }
    this.#damage.healed(query.key)
    const weight = 1 + Math.ceil(query.weigh?.(answer) ?? 0)
    const failedAtMs = Number.NEGATIVE_INFINITY
    this.#entries.set(query.key, { stamp, loadedAtMs, weight, answer, failedAtMs })
    return answer
  }
}
