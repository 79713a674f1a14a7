import { ownCopy } from '~/lib/own-copy'

/** Used part of one caller's rate limit. */
export interface Bucket {
  readonly name: string
  /** Time at which all admitted calls will have drained, on the monotonic clock. */
  emptyAtMs: number
  /** Drain time of the calls admitted since the last exchange with other processes, milliseconds. */
  unsharedMs: number
}

const slotMs = 1_000

/** Share of the buckets to drop in one step when there are too many. */
const droppedShare = 0.01

/**
 * Buckets by name. A drained bucket is dropped, because a caller without a bucket starts with the full limit
 * anyway. Buckets are queued by the second in which they will have drained, so that a sweep reads only
 * buckets that may be dropped. A call on a known bucket changes no collection: moving a key to the end of a
 * Map on each call gets slower with the number of callers, because the Map walks over its deleted entries.
 */
export class DrainingBuckets {
  readonly #byName = new Map<string, Bucket>()
  /** Queues by the second until which their buckets stay. */
  readonly #slots = new Map<number, Bucket[]>()
  readonly #mostBuckets: number
  readonly #onDrop: (bucket: Bucket) => void

  /**
   * Above `mostBuckets`, the buckets that drain soonest are dropped. `onDrop` is called for every dropped
   * bucket.
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

  /** Adds a bucket whose full limit is available. */
  add(name: string, nowMs: number): Bucket {
    if (this.#byName.size >= this.#mostBuckets) this.#dropSoonest()
    const bucket = { name: ownCopy(name), emptyAtMs: Number.NEGATIVE_INFINITY, unsharedMs: 0 }
    this.#byName.set(bucket.name, bucket)
    this.#await(bucket, slotOf(nowMs) + 1)
    return bucket
  }

  /** Drops drained buckets for which `mayDrop` returns true. */
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

  /** Drops the buckets that drain soonest, because they contain the least usage. */
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

/** Returns the first slot at whose start the bucket has drained. */
function drainSlotOf({ emptyAtMs }: Bucket): number {
  return Math.ceil(emptyAtMs / slotMs)
}
