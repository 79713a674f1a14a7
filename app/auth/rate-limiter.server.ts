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
  /** Since when nothing could be shared, on the monotonic clock; undefined = the last share went through. */
  #awaySinceMs: number | undefined

  constructor(options: RateLimiterOptions) {
    this.#options = options
    this.#timers = [
      setInterval(() => this.#share(), shareEveryMs).unref(),
      setInterval(() => void this.#forget(), forgetEveryMs).unref(),
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
      const nowMs = clock.monotonicMs()
      for (const [name, backlogMs] of backlogs) {
        const bucket = this.#buckets.get(name)
        // What was let through while the store was asked is not in its answer.
        if (bucket) bucket.emptyAtMs = nowMs + Math.max(0, backlogMs) + bucket.unsharedMs
      }
    } catch (error) {
      // A store that is away makes limits those of one process, and nothing worse; it is said once.
      if (this.#awaySinceMs === undefined) this.#warn(error, 'limits cannot be shared with other processes')
      this.#awaySinceMs ??= askedAtMs
      this.#keep(shares)
    }
  }

  /** What nobody has taken is brought again at the next turn. */
  #keep(shares: readonly BucketShare[]): void {
    for (const { bucket: name, addedMs } of shares) {
      const bucket = this.#buckets.get(name)
      if (bucket) this.#note(name, bucket, addedMs)
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
