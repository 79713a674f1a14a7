import { ownCopy } from '~/lib/text/own-copy'

/** The used part of one caller's rate limit. A bucket fills with each call and drains over time. */
export interface Bucket {
  readonly name: string
  /** Time at which the bucket will be empty, on the monotonic clock, milliseconds. */
  emptyAtMs: number
  /**
   * Time that the calls admitted since the last exchange with other processes need to drain, milliseconds.
   */
  unsharedMs: number
}

const slotMs = 1_000

/** Share of all buckets that is dropped in one step when there are too many buckets. */
const droppedShare = 0.01

/**
 * Rate limit buckets by name. An empty bucket is dropped, because a caller without a bucket has the full
 * limit anyway. Buckets are queued by the second in which they will be empty, so that a sweep reads only the
 * buckets that may be dropped. A call on a known bucket changes neither the Map nor the queues. Moving a key
 * to the end of the Map at each call would get slower with the number of callers, because a Map walks over
 * its deleted entries.
 */
export class DrainingBuckets {
  readonly #byName = new Map<string, Bucket>()
  /** Queues of buckets. The key is the second until which the buckets in the queue stay in memory. */
  readonly #slots = new Map<number, Bucket[]>()
  readonly #mostBuckets: number
  readonly #onDrop: (bucket: Bucket) => void

  /**
   * If there are more than `mostBuckets` buckets, the ones that will be empty soonest are dropped. `onDrop`
   * is called for every dropped bucket.
   */
  constructor(mostBuckets: number, onDrop: (bucket: Bucket) => void) {
    this.#mostBuckets = mostBuckets
    this.#onDrop = onDrop
  }

  get size(): number {
    return this.#byName.size
  }

  find(name: string): Bucket | undefined {
    return this.#byName.get(name)
  }

  /** Adds an empty bucket, so that its caller has the full limit. */
  add(name: string, nowMs: number): Bucket {
    if (this.#byName.size >= this.#mostBuckets) this.#dropSoonest()
    const bucket = { name: ownCopy(name), emptyAtMs: Number.NEGATIVE_INFINITY, unsharedMs: 0 }
    this.#byName.set(bucket.name, bucket)
    this.#await(bucket, slotOf(nowMs) + 1)
    return bucket
  }

  /** Drops the empty buckets for which `mayDrop` returns true. */
  dropDrained(nowMs: number, mayDrop: (bucket: Bucket) => boolean): void {
    const nowSlot = slotOf(nowMs)
    for (const [slot, buckets] of this.#slots) {
      if (slot > nowSlot) continue
      this.#slots.delete(slot)
      for (const bucket of buckets) {
        if (bucket.emptyAtMs > nowMs) this.#await(bucket, drainSlotOf(bucket))
        else if (mayDrop(bucket)) this.#drop(bucket)
        else this.#await(bucket, nowSlot + 1)
      }
    }
  }

  /** Drops the buckets that will be empty soonest, because they contain the least usage. */
  #dropSoonest(): void {
    const enough = this.#mostBuckets * (1 - droppedShare)
    while (this.#byName.size > enough) {
      const soonest = Math.min(...this.#slots.keys())
      const buckets = this.#slots.get(soonest) ?? []
      this.#slots.delete(soonest)
      for (const bucket of buckets) {
        const slot = Math.max(soonest, drainSlotOf(bucket))
        if (slot > soonest || this.#byName.size <= enough) this.#await(bucket, slot)
        else this.#drop(bucket)
      }
    }
  }

  #await(bucket: Bucket, slot: number): void {
    const known = this.#slots.get(slot)
    if (known === undefined) this.#slots.set(slot, [bucket])
    else known.push(bucket)
  }

  #drop(bucket: Bucket): void {
    this.#byName.delete(bucket.name)
    this.#onDrop(bucket)
  }
}

function slotOf(ms: number): number {
  return Math.floor(ms / slotMs)
}

/** Returns the first time slot at whose start the bucket is empty. */
function drainSlotOf({ emptyAtMs }: Bucket): number {
  return Math.ceil(emptyAtMs / slotMs)
}
