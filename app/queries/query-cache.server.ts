import { LRUCache } from 'lru-cache'
import type { StreamTopic } from '~/domain/protocol'
import type { Revisions } from '~/domain/revision'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import type { StoredHeartbeat } from '~/store/read-heartbeats'
import { isStatementTimeout, isStoreAway, isStoreDamaged, isStoreUnavailable } from '~/store/store-failure'
import type { StoreWatch } from '~/store/store-watch'
import { StoreAway } from '~/store/watched-pool'
import { Flights } from './flights.server'
import { shedLoad } from './load-shedding.server'
import { SourceUnavailableError, StoreDamagedError } from './source-unavailable.server'
import { createStoreDamage, type StoreDamage } from './store-damage.server'
import { late, unlessLate } from './unless-late.server'

/** A query of the store, with its dependencies and cache times. */
export interface CachedQuery<T> {
  /** Name and parameters of the query in canonical form, so that equal queries have equal keys. */
  readonly key: string
  /** Topics on which the result depends. A change of any of them makes the result stale. */
  readonly topics: readonly StreamTopic[]
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
  readonly load: () => Promise<T>
  /**
   * Whether this query reads the heartbeats themselves. The result of such a query needs no heartbeats beside
   * it.
   */
  readonly tellsAges?: boolean | undefined
}

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

/** The last heartbeat of each source. */
export type Heartbeats = readonly StoredHeartbeat[]

export interface CacheCounts {
  /** Maximum number of cached results. */
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

interface Entry {
  readonly stamp: string
  readonly loadedAtMs: number
  readonly weight: number
  readonly answer: unknown
  /** Time of the last failed reload on the monotonic clock, milliseconds. */
  failedAtMs: number
}

/** State of the data at the time when a result was loaded. */
interface Origin extends Pick<Entry, 'stamp'> {
  readonly topics: readonly StreamTopic[]
  /** Heartbeats at that time; `undefined` if they could not be read. */
  readonly heartbeats: Heartbeats | undefined
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
  readonly #entries: LRUCache<string, Entry>
  readonly #flights = new Flights()
  readonly #origins = new WeakMap<object, Origin>()
  readonly #options: QueryCacheOptions
  readonly #damage: StoreDamage
  #hits = 0
  #loads = 0

  constructor(options: QueryCacheOptions) {
    this.#options = options
    const { maxWeight } = options
    // A result that is larger than the limit of the whole cache is cached too, but it is then the only cached
    // result.
    const sizeCalculation = ({ weight }: Entry) => Math.min(weight, maxWeight)
    this.#entries = new LRUCache({ maxSize: maxWeight, sizeCalculation })
    this.#damage = createStoreDamage(options)
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
    const origin = this.#origins.get(result)
    if (origin === undefined) return undefined
    // A result that depends on topics is current until one of these topics changes. The age of a result that
    // depends only on the current time is counted from its load.
    const isCurrent =
      origin.topics.length > 0 && this.#options.revisions.stamp(origin.topics) === origin.stamp
    return isCurrent ? undefined : origin.heartbeats
  }

  async get<T>(query: CachedQuery<T>): Promise<T> {
    // The type assertions below are safe because each key belongs to exactly one query, and each query has
    // one result type.
    const stamp = this.#options.revisions.stamp(query.topics)
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
      throw unavailable(error)
    }
  }

  isStoreDamaged(): boolean {
    return this.#damage.isKnown()
  }

  /** Returns a new result, or the cached result if the load fails or takes too long. */
  async #respond<T>(query: CachedQuery<T>, stamp: string, kept: Entry | undefined): Promise<unknown> {
    const { watch } = this.#options
    const isHopeless = () => watch.state === 'away' || (kept !== undefined && watch.state === 'silent')
    if (isHopeless()) throw unavailable(storeAway)
    const loading = this.#loadOnce(query, stamp)
    const longestMs = kept === undefined ? undefined : patienceMs
    const result = await unlessLate(loading, { watch, isHopeless, longestMs }).catch((error: unknown) => {
      if (!isStoreUnavailable(error)) throw error
      const last = this.#entries.get(query.key)
      if (last === undefined) throw unavailable(error)
      return last.answer
    })
    if (result !== late) return result
    this.#forgetOnMistake(query.key, loading)
    if (kept === undefined) throw unavailable(storeAway)
    return kept.answer
  }

  #mayServe(kept: Entry, stamp: string, maxAgeMs: number): boolean {
    const { clock, watch } = this.#options
    if (watch.state !== 'answers') return true
    if (clock.monotonicMs() - kept.failedAtMs < restAfterFailureMs) return true
    return kept.stamp === stamp && this.#ageOf(kept) < maxAgeMs
  }

  #ageOf({ loadedAtMs }: Entry): number {
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
    const { key, topics } = query
    return this.#flights.join(key, stamp, {
      begin: () => this.#start(query, stamp),
      again: () => this.#loadOnce(query, this.#options.revisions.stamp(topics)),
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
    const requested = query.tellsAges ? undefined : this.#options.heartbeats?.().catch(() => undefined)
    const answer = await query.load()
    if (typeof answer === 'object' && answer !== null)
      this.#origins.set(answer, { topics: query.topics, stamp, heartbeats: await requested })
    this.#damage.healed(query.key)
    const weight = 1 + Math.ceil(query.weigh?.(answer) ?? 0)
    const failedAtMs = Number.NEGATIVE_INFINITY
    this.#entries.set(query.key, { stamp, loadedAtMs, weight, answer, failedAtMs })
    return answer
  }
}

/**
 * Creates the error that callers get. The original error is kept as its cause, because one query may run on
 * behalf of another.
 */
function unavailable(cause: unknown): SourceUnavailableError {
  return isStoreDamaged(cause)
    ? new StoreDamagedError('The database is damaged.', { cause })
    : new SourceUnavailableError('The database isn’t responding.', { cause })
}
