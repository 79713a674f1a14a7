import type { StreamTopic } from '~/domain/protocol'
import type { Revisions } from '~/domain/revision'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import type { StoredHeartbeat } from '~/store/read-heartbeats'
import { isStatementTimeout, isStoreUnavailable } from '~/store/store-failure'
import { refuseWhenBusy } from './question-limit.server'
import { SourceUnavailableError } from './source-unavailable.server'

/** A question to the store: what its answer depends on, and how long it may be kept. */
export interface CachedQuery<T> {
  /** Query and parameters, canonical: equal questions have equal keys. */
  readonly key: string
  /** A change of one of these makes the answer old. */
  readonly topics: readonly StreamTopic[]
  /** Answers also depend on the time (ages of prices, expiries), so none is kept longer than this. */
  readonly maxAgeMs: number
  /** For so long after that an answer is still given, while a new one is made behind it: nobody waits for a sum over many rows. Not one that weighs nothing: it was made of none. */
  readonly staleMs?: number | undefined
  /** Roughly the number of rows, for the bound of the cache. */
  readonly weigh?: ((answer: T) => number) | undefined
  readonly load: () => Promise<T>
  /** What ages are read from has none itself. */
  readonly tellsAges?: boolean | undefined
}

/** Answers questions once per change of their data, however many ask. */
export interface QueryCache {
  /** Throws `SourceUnavailableError` when the store does not answer and has never answered this question. */
  get<T>(query: CachedQuery<T>): Promise<T>
  /** How the sources stood when this answer was loaded; undefined where it is as new as they are now, or is none of this cache's. */
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
}

/** What an answer stood on when it was loaded. */
interface Origin extends Pick<Entry, 'stamp'> {
  readonly topics: readonly StreamTopic[]
  /** Undefined = they could not be had. */
  readonly heartbeats: Heartbeats | undefined
}

/** A load under way, and the one that begins when it ends. */
interface Flight {
  readonly stamp: string
  readonly answer: Promise<unknown>
  next: Promise<unknown> | undefined
}

/** After the store failed, kept answers are given for this long before it is asked again. */
const restAfterFailureMs = 500

/** A cache with single flight; it keeps the last good answers for the time that the store is down. */
export function createQueryCache(options: QueryCacheOptions): QueryCache {
  return new RevisionCache(options)
}

class RevisionCache implements QueryCache {
  readonly #entries = new Map<string, Entry>()
  readonly #inFlight = new Map<string, Flight>()
  readonly #origins = new WeakMap<object, Origin>()
  readonly #options: QueryCacheOptions
  #weight = 0
  #hits = 0
  #loads = 0
  #failedAtMs = Number.NEGATIVE_INFINITY

  constructor(options: QueryCacheOptions) {
    this.#options = options
  }

  counts(): CacheCounts {
    return { kept: this.#entries.size, weight: this.#weight, hits: this.#hits, loads: this.#loads }
  }

  heartbeatsOf(answer: object): Heartbeats | undefined {
    const origin = this.#origins.get(answer)
    if (origin === undefined) return undefined
    // What depends on topics is as new as they are until one of them changes; what depends on the time is never newer than its load.
    const isCurrent =
      origin.topics.length > 0 && this.#options.revisions.stamp(origin.topics) === origin.stamp
    return isCurrent ? undefined : origin.heartbeats
  }

  async get<T>(query: CachedQuery<T>): Promise<T> {
    // The key names the query, and a query has one type of answer; that is what the assertions below rest on.
    const stamp = this.#options.revisions.stamp(query.topics)
    const kept = this.#entries.get(query.key)
    if (kept !== undefined && this.#mayServe(kept, stamp, query.maxAgeMs)) {
      this.#touch(query.key, kept)
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
    try {
      return (await this.#loadOnce(query, stamp)) as T
    } catch (error) {
      if (!isStoreUnavailable(error)) throw error
      this.#noteFailure(query.key, error)
      const last = this.#entries.get(query.key)
      if (last === undefined) throw new SourceUnavailableError('The store does not answer.', { cause: error })
      return last.answer as T
    }
  }

  #mayServe(kept: Entry, stamp: string, maxAgeMs: number): boolean {
    const now = this.#options.clock.monotonicMs()
    if (now - this.#failedAtMs < restAfterFailureMs) return true
    return kept.stamp === stamp && this.#ageOf(kept) < maxAgeMs
  }

  #ageOf({ loadedAtMs }: Entry): number {
    return this.#options.clock.monotonicMs() - loadedAtMs
  }

  /** While the store is down the kept answer stays; any other failure takes it away, so that the next caller meets the failure himself. */
  #reloadBehind<T>(query: CachedQuery<T>, stamp: string): void {
    this.#loadOnce(query, stamp).catch((error: unknown) => {
      if (isStoreUnavailable(error)) this.#noteFailure(query.key, error)
      else this.#forget(query.key)
    })
  }

  /** A question that is too much for the store says nothing of the others: it is a mistake of ours that must be seen. */
  #noteFailure(key: string, error: unknown): void {
    if (isStatementTimeout(error))
      this.#options.log.warn({ question: key }, 'a question took longer than a statement may')
    else this.#failedAtMs = this.#options.clock.monotonicMs()
  }

  #forget(key: string): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0
    this.#entries.delete(key)
  }

  /**
   * One load of a question at a time: whose data has changed since it began gets the next one, which is shared by all who came meanwhile. Otherwise a slow
   * question about data that changes fast would run as many times as they change.
   */
  #loadOnce<T>(query: CachedQuery<T>, stamp: string): Promise<unknown> {
    const running = this.#inFlight.get(query.key)
    if (running === undefined) return this.#start(query, stamp)
    if (running.stamp === stamp) return running.answer
    running.next ??= running.answer.then(
      () => this.#loadNow(query),
      () => this.#loadNow(query),
    )
    return running.next
  }

  #loadNow<T>(query: CachedQuery<T>): Promise<unknown> {
    return this.#loadOnce(query, this.#options.revisions.stamp(query.topics))
  }

  #start<T>(query: CachedQuery<T>, stamp: string): Promise<unknown> {
    if (!this.#entries.has(query.key)) refuseWhenBusy(this.#inFlight.size, this.#options.loopDelayMs?.() ?? 0)
    const answer = this.#load(query, stamp).finally(() => this.#inFlight.delete(query.key))
    this.#inFlight.set(query.key, { stamp, answer, next: undefined })
    return answer
  }

  async #load<T>(query: CachedQuery<T>, stamp: string): Promise<T> {
    // Stamp and time are those of before the read: what changes meanwhile makes the answer old.
    const loadedAtMs = this.#options.clock.monotonicMs()
    this.#loads += 1
    const asked = query.tellsAges ? undefined : this.#options.heartbeats?.().catch(() => undefined)
    const answer = await query.load()
    if (typeof answer === 'object' && answer !== null)
      this.#origins.set(answer, { topics: query.topics, stamp, heartbeats: await asked })
    const entry = { stamp, loadedAtMs, weight: 1 + (query.weigh?.(answer) ?? 0), answer }
    this.#touch(query.key, entry)
    this.#shrink(query.key)
    return answer
  }

  #touch(key: string, entry: Entry): void {
    this.#weight += entry.weight - (this.#entries.get(key)?.weight ?? 0)
    this.#entries.delete(key)
    this.#entries.set(key, entry)
  }

  #shrink(keep: string): void {
    for (const [key, entry] of this.#entries) {
      if (this.#weight <= this.#options.maxWeight || key === keep) return
      this.#entries.delete(key)
      this.#weight -= entry.weight
    }
  }
}
