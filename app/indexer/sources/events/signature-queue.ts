import { LRUCache } from 'lru-cache'
import type { Signature } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import { createNotifier, type Notifier } from '~/lib/async/notifier'

/**
 * Sides of the queue. Live signatures are queued separately from the signatures of a gap, so that a long gap
 * does not delay live data.
 */
export type Lane = 'live' | 'backlog'

export interface QueuedSignature {
  readonly signature: Signature
  readonly lane: Lane
  /** Position in the order of arrival. */
  readonly ticket: number
  /** Number of requests after which the node still did not have the transaction. */
  attempts: number
}

/**
 * Signatures whose transactions must still be read. A signature is queued once per slot, because after a fork
 * a transaction may land again in another slot.
 */
export interface SignatureQueue {
  /** Adds a signature. Returns false if the signature was recently added with this slot. */
  offer(signature: Signature, slot: Slot, lane: Lane): boolean
  /**
   * Records that the transaction of a signature has been read in another way. Returns false if the signature
   * was recently added with this slot.
   */
  claim(signature: Signature, slot: Slot): boolean
  take(lane: Lane, most: number): readonly QueuedSignature[]
  /** Returns items to the front of the queue after a failed read. */
  putBack(items: readonly QueuedSignature[]): void
  done(item: QueuedSignature): void
  /** Calls back when items are available. */
  readonly notifier: Readonly<Record<Lane, Notifier>>
  /** Resolves when all signatures that were added before the call have been read. */
  settled(): Promise<void>
  pending(): number
  /** Whether so many signatures are pending that reported signatures are not added. */
  isFull(): boolean
  stop(): void
}

const rememberedSignatures = 20_000
/** Number of pending signatures above which reported signatures are not added, to limit memory. */
const mostHeard = 20_000

interface Waiter {
  readonly ticket: number
  readonly resolve: () => void
}

export function createSignatureQueue(): SignatureQueue {
  const lanes: Record<Lane, QueuedSignature[]> = { live: [], backlog: [] }
  const notifier = { live: createNotifier(), backlog: createNotifier() }
  const recent = new LRUCache<string, true>({ maxSize: rememberedSignatures, sizeCalculation: () => 1 })
  const pending = new Map<number, QueuedSignature>()
  let waiters: Waiter[] = []
  let lastTicket = 0

  function remember(landing: string): boolean {
    if (recent.has(landing)) return false
    recent.set(landing, true)
    return true
  }

  function wakeWaiters(): void {
    if (waiters.length === 0) return
    const [oldestPending = Number.POSITIVE_INFINITY] = pending.keys()
    const done = waiters.filter(({ ticket }) => ticket < oldestPending)
    waiters = waiters.filter(({ ticket }) => ticket >= oldestPending)
    for (const { resolve } of done) resolve()
  }

  return {
    notifier,
    pending: () => pending.size,
    isFull: () => pending.size >= mostHeard,
    offer(signature, slot, lane) {
      if (!remember(`${signature} ${slot}`)) return false
      lastTicket += 1
      const item = { signature, lane, ticket: lastTicket, attempts: 0 }
      pending.set(item.ticket, item)
      lanes[lane].push(item)
      notifier[lane].notify()
      return true
    },
    claim: (signature, slot) => remember(`${signature} ${slot}`),
    take: (lane, most) => lanes[lane].splice(0, most),
    putBack(items) {
      for (const item of items.toReversed()) {
        lanes[item.lane].unshift(item)
        notifier[item.lane].notify()
      }
    },
    done(item) {
      pending.delete(item.ticket)
      wakeWaiters()
    },
    settled() {
      const ticket = lastTicket
      return new Promise((resolve) => {
        waiters.push({ ticket, resolve })
        wakeWaiters()
      })
    },
    stop() {
      pending.clear()
      wakeWaiters()
    },
  }
}
