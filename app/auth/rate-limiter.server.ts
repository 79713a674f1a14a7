import type { RateLimit } from '~/domain/plan'
import { millisecondsPerCall, type Taken, takeOne } from '~/domain/rate-limit'
import type { Clock } from '~/lib/clock'
import type { Log } from '~/lib/log'
import type { BucketShare, SharedBuckets } from '~/store/rate-buckets'

/** Buckets of this process, answered at once, and brought together with those of other processes behind the requests' back. */
export interface RateLimiter {
  /** Takes one call out of a bucket. */
  take(bucket: string, limit: RateLimit): Taken
  /** Gives back one call that turned out to cost nothing. */
  giveBack(bucket: string, limit: RateLimit): void
  stop(): Promise<void>
}

/** Twice of it and a question to the store is the second within which processes have to agree. */
const shareEveryMs = 400
const forgetEveryMs = 60_000

/** The longest unused bucket is forgotten first; whoever had it starts with a full one (security.md G3). */
const mostBuckets = 100_000

/** Buckets that are shared at a time; the others follow. */
const mostShares = 5_000

interface Bucket {
  /** When what was let through will have drained, on the monotonic clock. */
  emptyAtMs: number
  /** What was let through since it was last shared, milliseconds. */
  unsharedMs: number
}

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
  /** Longest unused first. */
  readonly #buckets = new Map<string, Bucket>()
  readonly #unshared = new Set<string>()
  /** Looked at once more at the next turn: what others brought at the same time is in that answer only. */
  #lastShared: readonly string[] = []
  readonly #timers: readonly NodeJS.Timeout[]
  #sharing: Promise<void> | undefined
  #failing = false

  constructor(options: RateLimiterOptions) {
    this.#options = options
    this.#timers = [
      setInterval(() => this.#share(), shareEveryMs).unref(),
      setInterval(() => void this.#attempt(() => options.buckets.forgetDrained()), forgetEveryMs).unref(),
    ]
  }

  take(name: string, limit: RateLimit): Taken {
    const bucket = this.#bucketOf(name)
    const nowMs = this.#options.clock.monotonicMs()
    const taken = takeOne(bucket.emptyAtMs - nowMs, limit)
    bucket.emptyAtMs = nowMs + taken.backlogMs
    if (taken.allowed) this.#note(name, bucket, millisecondsPerCall(limit))
    return taken
  }

  giveBack(name: string, limit: RateLimit): void {
    const bucket = this.#bucketOf(name)
    bucket.emptyAtMs -= millisecondsPerCall(limit)
    this.#note(name, bucket, -millisecondsPerCall(limit))
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    await this.#sharing
  }

  #bucketOf(name: string): Bucket {
    const known = this.#buckets.get(name)
    const bucket = known ?? { emptyAtMs: Number.NEGATIVE_INFINITY, unsharedMs: 0 }
    this.#buckets.delete(name)
    this.#buckets.set(name, bucket)
    for (const oldest of this.#buckets.keys()) {
      if (this.#buckets.size <= mostBuckets) break
      this.#buckets.delete(oldest)
      this.#unshared.delete(oldest)
    }
    return bucket
  }

  #note(name: string, bucket: Bucket, addedMs: number): void {
    bucket.unsharedMs += addedMs
    this.#unshared.add(name)
  }

  #share(): void {
    if (this.#sharing !== undefined) return
    if (this.#unshared.size === 0 && this.#lastShared.length === 0) return
    this.#sharing = this.#attempt(() => this.#shareOnce()).finally(() => {
      this.#sharing = undefined
    })
  }

  async #shareOnce(): Promise<void> {
    const shares = this.#takeShares()
    try {
      const backlogs = await this.#options.buckets.share(shares)
      const nowMs = this.#options.clock.monotonicMs()
      for (const [name, backlogMs] of backlogs) {
        const bucket = this.#buckets.get(name)
        // What was let through while the store was asked is not in its answer.
        if (bucket) bucket.emptyAtMs = nowMs + Math.max(0, backlogMs) + bucket.unsharedMs
      }
    } catch (error) {
      for (const { bucket: name, addedMs } of shares) {
        const bucket = this.#buckets.get(name)
        if (bucket) this.#note(name, bucket, addedMs)
      }
      throw error
    }
  }

  #takeShares(): readonly BucketShare[] {
    const shares: BucketShare[] = []
    for (const name of this.#unshared) {
      if (shares.length === mostShares) break
      this.#unshared.delete(name)
      const bucket = this.#buckets.get(name)
      if (bucket === undefined || bucket.unsharedMs === 0) continue
      shares.push({ bucket: name, addedMs: bucket.unsharedMs })
      bucket.unsharedMs = 0
    }
    const shared = new Set(shares.map(({ bucket }) => bucket))
    const lookedAt = this.#lastShared.filter((name) => !shared.has(name))
    this.#lastShared = [...shared]
    return [...shares, ...lookedAt.map((bucket) => ({ bucket, addedMs: 0 }))]
  }

  /** A store that is away makes limits those of one process, and nothing worse; it is said once. */
  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work()
      this.#failing = false
    } catch (error) {
      if (!this.#failing) {
        this.#options.log.warn({ error: String(error) }, 'limits can not be shared with other processes')
      }
      this.#failing = true
    }
  }
}
