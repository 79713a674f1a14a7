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
import { refuseWhenBusy } from './question-limit.server'
import { SourceUnavailableError, StoreDamagedError } from './source-unavailable.server'
import { createStoreDamage, type StoreDamage } from './store-damage.server'
import { late, unlessLate } from './unless-late.server'

/** A question to the store: what its answer depends on, and how long it may be kept. */
export interface CachedQuery<T> {
  /** Query and parameters, canonical: equal questions have equal keys. */
  readonly key: string
  /** A change of one of these makes the answer old. */
  readonly topics: readonly StreamTopic[]
  /** Answers also depend on the time (ages of prices, expiries), so none is kept longer than this. */
  readonly maxAgeMs: number
  /**
   * For so long after that an answer is still given, while a new one is made behind it: nobody waits for a
   * sum over many rows. Not one that weighs nothing: it was made of none.
   */
  readonly staleMs?: number | undefined
  /** Roughly the number of rows, for the bound of the cache. */
  readonly weigh?: ((answer: T) => number) | undefined
  readonly load: () => Promise<T>
  /** What ages are read from has none itself. */
  readonly tellsAges?: boolean | undefined
}

/** Answers questions once per change of their data, however many ask. */
export interface QueryCache {
  /**
   * The answer, without a wait while the store does not answer: then it is the last one. Throws
   * `SourceUnavailableError` when there is none.
   */
  get<T>(query: CachedQuery<T>): Promise<T>
  /** An answer that is not kept. Throws as `get` does. */
  ask<T>(load: () => Promise<T>): Promise<T>
  /** Whether the store has lost data on its disk, as far as questions have met it. */
  isStoreDamaged(): boolean
  /**
   * How the sources stood when this answer was loaded; undefined where it is as new as they are now, or is
   * none of this cache's.
   */
  heartbeatsOf(answer: object): Heartbeats | undefined
  counts(): CacheCounts
}

/** What all sources last said. */
export type Heartbeats = readonly StoredHeartbeat[]

/** How much the cache keeps and saves. */
export interface CacheCounts {
  /** Answers that are kept. */
  readonly kept: number
  /** Rows that they have together, roughly. */
  readonly weight: number
  /** Questions that were answered by what is kept, since the process began. */
  readonly hits: number
  /** Questions that were put to the store. */
  readonly loads: number
}

interface QueryCacheOptions {
  readonly revisions: Revisions
  readonly watch: StoreWatch
  readonly clock: Clock
  /** The least recently used answers go when all of them together weigh more. */
  readonly maxWeight: number
  /** How late the process's event loop is, milliseconds; 0 where nobody measures. */
  readonly loopDelayMs?: (() => number) | undefined
  /** Asked with each load, so that an answer that is kept does not pass for a newer one. */
  readonly heartbeats?: (() => Promise<Heartbeats>) | undefined
  readonly log: Log
}

interface Entry {
  readonly stamp: string
  readonly loadedAtMs: number
  readonly weight: number
  readonly answer: unknown
  /** When the store last failed to replace it, on the monotonic clock. */
  failedAtMs: number
}

/** What an answer stood on when it was loaded. */
interface Origin extends Pick<Entry, 'stamp'> {
  readonly topics: readonly StreamTopic[]
  /** Undefined = they could not be had. */
  readonly heartbeats: Heartbeats | undefined
}

/** After the store failed at a question, its kept answer is given for this long before it is asked again. */
const restAfterFailureMs = 500

/** Longest wait for a new answer of a question that has an older one, milliseconds. */
const patienceMs = 1_000

const storeAway = new StoreAway('The database isn’t responding.')

/** A cache with single flight; it keeps the last good answers for the time that the store is down. */
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
    // An answer that alone weighs more is kept all the same, and alone.
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

  heartbeatsOf(answer: object): Heartbeats | undefined {
    const origin = this.#origins.get(answer)
    if (origin === undefined) return undefined
    // What depends on topics is as new as they are until one of them changes; what depends on the time is
    // never newer than its load.
    const isCurrent =
      origin.topics.length > 0 && this.#options.revisions.stamp(origin.topics) === origin.stamp
    return isCurrent ? undefined : origin.heartbeats
  }

  async get<T>(query: CachedQuery<T>): Promise<T> {
    // The key names the query, and a query has one type of answer; that is what the assertions below rest on.
    const stamp = this.#options.revisions.stamp(query.topics)
    const kept = this.#entries.get(query.key)
    if (kept !== undefined && this.#mayServe(kept, stamp, query.maxAgeMs)) {
      this.#hits += 1
      return kept.answer as T
    }
    if (
      kept !== undefined &&
      query.staleMs !== undefined &&
      // Before there was any data nothing was summed up; whoever comes first after it is not told so.
      query.weigh?.(kept.answer as T) !== 0 &&
      this.#ageOf(kept) < query.maxAgeMs + query.staleMs
    ) {
      this.#reloadBehind(query, stamp)
      this.#hits += 1
      return kept.answer as T
    }
    return (await this.#answer(query, stamp, kept)) as T
  }

  async ask<T>(load: () => Promise<T>): Promise<T> {
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

  /** A new answer, or the kept one where no new one comes. */
  async #answer<T>(query: CachedQuery<T>, stamp: string, kept: Entry | undefined): Promise<unknown> {
    const { watch } = this.#options
    const isHopeless = () => watch.state === 'away' || (kept !== undefined && watch.state === 'silent')
    if (isHopeless()) throw unavailable(storeAway)
    const loading = this.#loadOnce(query, stamp)
    const longestMs = kept === undefined ? undefined : patienceMs
    const answer = await unlessLate(loading, { watch, isHopeless, longestMs }).catch((error: unknown) => {
      if (!isStoreUnavailable(error)) throw error
      const last = this.#entries.get(query.key)
      if (last === undefined) throw unavailable(error)
      return last.answer
    })
    if (answer !== late) return answer
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
   * While the store is down the kept answer stays; any other failure takes it away, so that the next caller
   * meets the failure himself.
   */
  #forgetOnMistake(key: string, loading: Promise<unknown>): void {
    loading.catch((error: unknown) => {
      if (!isStoreUnavailable(error)) this.#entries.delete(key)
    })
  }

  /**
   * A question that is too much for the store, or that reads a damaged page, says nothing of the others: it
   * must be seen.
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
    if (!this.#entries.has(query.key)) refuseWhenBusy(this.#flights.count, this.#options.loopDelayMs?.() ?? 0)
    return this.#load(query, stamp).catch((error: unknown) => {
      if (isStoreUnavailable(error)) this.#noteFailure(query, error)
      throw error
    })
  }

  async #load<T>(query: CachedQuery<T>, stamp: string): Promise<T> {
    // Stamp and time are those of before the read: what changes meanwhile makes the answer old.
    const loadedAtMs = this.#options.clock.monotonicMs()
    this.#loads += 1
    const asked = query.tellsAges ? undefined : this.#options.heartbeats?.().catch(() => undefined)
    const answer = await query.load()
    if (typeof answer === 'object' && answer !== null)
      this.#origins.set(answer, { topics: query.topics, stamp, heartbeats: await asked })
    this.#damage.healed(query.key)
    const weight = 1 + Math.ceil(query.weigh?.(answer) ?? 0)
    const failedAtMs = Number.NEGATIVE_INFINITY
    this.#entries.set(query.key, { stamp, loadedAtMs, weight, answer, failedAtMs })
    return answer
  }
}

/**
 * What callers get instead of an answer. The cause stays recognisable: a question may be asked for the sake
 * of another.
 */
function unavailable(cause: unknown): SourceUnavailableError {
  return isStoreDamaged(cause)
    ? new StoreDamagedError('The database is damaged.', { cause })
    : new SourceUnavailableError('The database isn’t responding.', { cause })
}
