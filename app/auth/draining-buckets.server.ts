import { ownCopy } from '~/lib/own-copy'

/** How much of its limit one caller has used up. */
export interface Bucket {
  readonly name: string
  /** When what was let through will have drained, on the monotonic clock. */
  emptyAtMs: number
  /** What was let through since it was last shared with other processes, milliseconds. */
  unsharedMs: number
}

const slotMs = 1_000

/** Share of the buckets that is dropped at once when there are too many. */
const droppedShare = 0.01

/**
 * Buckets by name, which leave once they have drained: a full bucket is what a caller without one starts with. Each waits in the slot of the second
 * in which it will have drained, so a sweep looks only at those that may leave. A call on a known bucket changes no collection at all: moving a key to
 * the end of a Map on every call walks over all that was deleted from it, which costs the more the more other callers there are.
 */
export class DrainingBuckets {
  readonly #byName = new Map<string, Bucket>()
  /** By the second up to which they stay. */
  readonly #slots = new Map<number, Bucket[]>()
  readonly #mostBuckets: number
  readonly #onDrop: (bucket: Bucket) => void

  /** Beyond `mostBuckets`, those that drain next are dropped; `onDrop` hears of every bucket that leaves. */
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

  /** A new bucket, full. */
  add(name: string, nowMs: number): Bucket {
    if (this.#byName.size >= this.#mostBuckets) this.#dropSoonest()
    const bucket = { name: ownCopy(name), emptyAtMs: Number.NEGATIVE_INFINITY, unsharedMs: 0 }
    this.#byName.set(bucket.name, bucket)
    this.#await(bucket, slotOf(nowMs) + 1)
    return bucket
  }

  /** Drops the buckets that have drained, except those that have to stay for another reason. */
  sweep(nowMs: number, mayDrop: (bucket: Bucket) => boolean): void {
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

  /** Drops some of those that drain next, of which least is lost. */
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

/** The first slot by whose beginning a bucket has drained. */
function drainSlotOf({ emptyAtMs }: Bucket): number {
  return Math.ceil(emptyAtMs / slotMs)
}
