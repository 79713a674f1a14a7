import type { RateLimit } from '~/domain/service/plan'
import { millisecondsPerCall, type Taken, takeOne } from '~/domain/service/rate-limit'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import type { BucketShare, SharedBuckets } from '~/store/access/rate-buckets'
import { type Bucket, DrainingBuckets } from './draining-buckets.server'

/**
 * Rate limit buckets of this process. The buckets admit or reject calls immediately, and are synchronised
 * with other processes in the background.
 */
export interface RateLimiter {
  /** Takes one call from a bucket if the limit allows the call. */
  take(bucket: string, limit: RateLimit): Taken
  /** Refunds one call that caused no cost. */
  giveBack(bucket: string, limit: RateLimit): void
  /**
   * Returns the number of buckets in memory. They are buckets that are not empty yet or whose calls have not
   * been sent to other processes yet.
   */
  countBuckets(): number
  stop(): Promise<void>
}

/**
 * Interval of the synchronisation with other processes, milliseconds. All processes must agree within one
 * second, so two intervals and a query of the store must take less than a second.
 */
const shareEveryMs = 400
const forgetEveryMs = 60_000

/**
 * Maximum number of buckets. If there are more, the buckets that will be empty soonest are dropped, and their
 * callers start with the full limit.
 */
const mostBuckets = 100_000

/** Maximum number of buckets in one exchange. The remaining buckets are sent in the next exchange. */
const mostShares = 5_000

export interface RateLimiterOptions {
  readonly buckets: SharedBuckets
  readonly clock: Clock
  readonly log: Log
}

export function createRateLimiter(options: RateLimiterOptions): RateLimiter {
  return new ProcessBuckets(options)
}

class ProcessBuckets implements RateLimiter {
  readonly #options: RateLimiterOptions
  readonly #unshared = new Set<Bucket>()
  readonly #buckets = new DrainingBuckets(mostBuckets, (bucket) => this.#unshared.delete(bucket))
  /**
   * Names of the buckets in the last exchange. They are read again in the next exchange, because only that
   * result includes the calls that other processes sent at the same time.
   */
  #lastShared: readonly string[] = []
  readonly #timers: readonly NodeJS.Timeout[]
  #sharing: Promise<void> | undefined
  /**
   * Time at which exchanges began to fail, on the monotonic clock, milliseconds. `undefined`: the last
   * exchange succeeded.
   */
  #awaySinceMs: number | undefined

  constructor(options: RateLimiterOptions) {
    this.#options = options
    this.#timers = [
      setInterval(() => this.#takeToken(), shareEveryMs).unref(),
      setInterval(() => void this.#forget(), forgetEveryMs).unref(),
    ]
  }

  take(name: string, limit: RateLimit): Taken {
    const nowMs = this.#options.clock.monotonicMs()
    const bucket = this.#bucketOf(name, nowMs)
    const taken = takeOne(bucket.emptyAtMs - nowMs, limit)
    bucket.emptyAtMs = nowMs + taken.backlogMs
    if (taken.allowed) this.#note(bucket, millisecondsPerCall(limit))
    return taken
  }

  giveBack(name: string, limit: RateLimit): void {
    const bucket = this.#bucketOf(name, this.#options.clock.monotonicMs())
    bucket.emptyAtMs -= millisecondsPerCall(limit)
    this.#note(bucket, -millisecondsPerCall(limit))
  }

  countBuckets(): number {
    return this.#buckets.size
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    await this.#sharing
  }

  #bucketOf(name: string, nowMs: number): Bucket {
    return this.#buckets.find(name) ?? this.#buckets.add(name, nowMs)
  }

  #note(bucket: Bucket, addedMs: number): void {
    bucket.unsharedMs += addedMs
    this.#unshared.add(bucket)
  }

  #takeToken(): void {
    // While the store is down, a bucket that is empty in this process counts as empty in all processes.
    // Otherwise memory use would grow until the store is available again.
    const isAway = this.#awaySinceMs !== undefined
    const mayDrop = ({ unsharedMs }: Bucket) => unsharedMs === 0 || isAway
    this.#buckets.dropDrained(this.#options.clock.monotonicMs(), mayDrop)
    this.#share()
  }

  #share(): void {
    if (this.#sharing !== undefined) return
    if (this.#unshared.size === 0 && this.#lastShared.length === 0) return
    this.#sharing = this.#shareOnce().finally(() => {
      this.#sharing = undefined
    })
  }

  async #shareOnce(): Promise<void> {
    const { buckets, clock } = this.#options
    const requestedAtMs = clock.monotonicMs()
    const awayMs = requestedAtMs - (this.#awaySinceMs ?? requestedAtMs)
    const shares = this.#takeShares()
    try {
      const backlogs = await buckets.share(shares, awayMs)
      this.#awaySinceMs = undefined
      this.#keep(shares.filter(({ bucket }) => !backlogs.has(bucket)))
      for (const [name, backlogMs] of backlogs) this.#setBacklog(name, backlogMs)
    } catch (error) {
      // While the store is down, rate limits apply to each process separately. This is logged only once.
      if (this.#awaySinceMs === undefined) this.#warn(error, 'rate limits: not shared with other processes')
      this.#awaySinceMs ??= requestedAtMs
      this.#keep(shares)
    }
  }

  /**
   * Applies the calls of all processes together to the buckets. If other processes have used a bucket that
   * this process has dropped, the bucket is added again.
   */
  #setBacklog(name: string, backlogMs: number): void {
    const nowMs = this.#options.clock.monotonicMs()
    const known = this.#buckets.find(name)
    if (known === undefined && backlogMs <= 0) return
    const bucket = known ?? this.#buckets.add(name, nowMs)
    // The result does not include calls that were admitted during the query.
    bucket.emptyAtMs = nowMs + Math.max(0, backlogMs) + bucket.unsharedMs
  }

  /** Keeps the calls of a failed exchange for the next exchange. */
  #keep(shares: readonly BucketShare[]): void {
    for (const { bucket: name, addedMs } of shares) {
      const bucket = this.#buckets.find(name)
      if (bucket) this.#note(bucket, addedMs)
    }
  }

  #takeShares(): readonly BucketShare[] {
    const shares: BucketShare[] = []
    for (const bucket of this.#unshared) {
      if (shares.length === mostShares) break
      this.#unshared.delete(bucket)
      if (bucket.unsharedMs === 0) continue
      shares.push({ bucket: bucket.name, addedMs: bucket.unsharedMs })
      bucket.unsharedMs = 0
    }
    const shared = new Set(shares.map(({ bucket }) => bucket))
    const lookedAt = this.#lastShared.filter((name) => !shared.has(name))
    this.#lastShared = [...shared]
    return [...shares, ...lookedAt.map((bucket) => ({ bucket, addedMs: 0 }))]
  }

  async #forget(): Promise<void> {
    try {
      await this.#options.buckets.forgetDrained()
    } catch (error) {
      if (this.#awaySinceMs === undefined) this.#warn(error, 'rate limits: deleting drained buckets failed')
    }
  }

  #warn(error: unknown, message: string): void {
    this.#options.log.warn({ error: String(error) }, message)
  }
}
