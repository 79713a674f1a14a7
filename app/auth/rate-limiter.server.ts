import type { RateLimit } from '~/domain/plan'
import { millisecondsPerCall, type Taken, takeOne } from '~/domain/rate-limit'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import type { BucketShare, SharedBuckets } from '~/store/rate-buckets'
import { type Bucket, DrainingBuckets } from './draining-buckets.server'

/** Buckets of this process, answered at once, and brought together with those of other processes behind the requests' back. */
export interface RateLimiter {
  /** Takes one call out of a bucket. */
  take(bucket: string, limit: RateLimit): Taken
  /** Gives back one call that turned out to cost nothing. */
  giveBack(bucket: string, limit: RateLimit): void
  /** Buckets in memory: those that have not drained yet, or are still to be shared. */
  countBuckets(): number
  stop(): Promise<void>
}

/** Twice of it and a question to the store is the second within which processes have to agree. */
const shareEveryMs = 400
const forgetEveryMs = 60_000

/** Beyond so many, the buckets that drain next are dropped, and their callers start with full ones. */
const mostBuckets = 100_000

/** Buckets that are shared at a time; the others follow. */
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
  /** Looked at once more at the next turn: what others brought at the same time is in that answer only. */
  #lastShared: readonly string[] = []
  readonly #timers: readonly NodeJS.Timeout[]
  #sharing: Promise<void> | undefined
  /** Since when nothing could be shared, on the monotonic clock; undefined = the last share went through. */
  #awaySinceMs: number | undefined

  constructor(options: RateLimiterOptions) {
    this.#options = options
    this.#timers = [
      setInterval(() => this.#takeTurn(), shareEveryMs).unref(),
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

  #takeTurn(): void {
    // While the store is away, what has drained here counts as drained everywhere: memory must not grow until it is back.
    const isAway = this.#awaySinceMs !== undefined
    const mayDrop = ({ unsharedMs }: Bucket) => unsharedMs === 0 || isAway
    this.#buckets.sweep(this.#options.clock.monotonicMs(), mayDrop)
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
    const askedAtMs = clock.monotonicMs()
    const awayMs = askedAtMs - (this.#awaySinceMs ?? askedAtMs)
    const shares = this.#takeShares()
    try {
      const backlogs = await buckets.share(shares, awayMs)
      this.#awaySinceMs = undefined
      this.#keep(shares.filter(({ bucket }) => !backlogs.has(bucket)))
      for (const [name, backlogMs] of backlogs) this.#setBacklog(name, backlogMs)
    } catch (error) {
      // A store that is away makes limits those of one process, and nothing worse; it is said once.
      if (this.#awaySinceMs === undefined) this.#warn(error, 'limits cannot be shared with other processes')
      this.#awaySinceMs ??= askedAtMs
      this.#keep(shares)
    }
  }

  /** Takes over what all processes together have let through. A bucket that has left meanwhile comes back where others have used it. */
  #setBacklog(name: string, backlogMs: number): void {
    const nowMs = this.#options.clock.monotonicMs()
    const known = this.#buckets.find(name)
    if (known === undefined && backlogMs <= 0) return
    const bucket = known ?? this.#buckets.add(name, nowMs)
    // What was let through while the store was asked is not in its answer.
    bucket.emptyAtMs = nowMs + Math.max(0, backlogMs) + bucket.unsharedMs
  }

  /** What nobody has taken is brought again at the next turn. */
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
      if (this.#awaySinceMs === undefined) this.#warn(error, 'drained rate buckets cannot be forgotten')
    }
  }

  #warn(error: unknown, message: string): void {
    this.#options.log.warn({ error: String(error) }, message)
  }
}
