import type { Slot } from '~/domain/base/time'
import type { Clock } from '~/lib/clock'

/** A part of the chain that the stream did not deliver. */
export interface Hole {
  /** Newest slot before the hole. `undefined`: nothing before is known. */
  readonly after: Slot | undefined
  /** Oldest slot behind the hole. */
  readonly before: Slot
}

/**
 * Checks that each slot continues the chain: its parent must be complete too. A node that loses a slot sends
 * no error, so a missing parent is the only sign.
 */
export interface SlotChain {
  /** Whether the slot was recorded before. */
  has(slot: Slot): boolean
  /** Records a complete slot that was not recorded before. */
  complete(slot: Slot, parent: Slot): void
  /** Newest slot up to which the chain has no hole that is unreported. `undefined`: no slot yet. */
  tail(): Slot | undefined
  /**
   * Returns a hole whose slots have been missing for long enough, and continues the chain behind it. Must be
   * called regularly.
   */
  takeHole(): Hole | undefined
}

/** Number of remembered slots of the chain, some 15 minutes. */
const mostRemembered = 2_048
/** Time in which slots may arrive in another order, milliseconds. */
const reorderMs = 2_000
/** Number of slots behind a missing one after which it is given up. */
const mostWaiting = 32

/** Creates a chain that continues at `start`. `undefined`: the first complete slot is the start. */
export function createSlotChain(clock: Clock, start: Slot | undefined): SlotChain {
  const connected = new Set<Slot>(start === undefined ? [] : [start])
  const waiting = new Map<Slot, Slot>() // slots whose parent is missing, with that parent
  let tail = start
  let waitingSinceMs = 0
  let opening: Hole | undefined // the hole before the very first slot

  function connect(slot: Slot): void {
    connected.add(slot)
    tail = tail === undefined ? slot : Math.max(tail, slot)
    const [oldest] = connected
    if (connected.size > mostRemembered && oldest !== undefined) connected.delete(oldest)
  }

  /** Connects all waiting slots whose parent has become known. */
  function connectWaiting(): void {
    for (const slot of [...waiting.keys()].sort((one, other) => one - other)) {
      if (!connected.has(waiting.get(slot) ?? 0)) continue
      waiting.delete(slot)
      connect(slot)
    }
    waitingSinceMs = clock.monotonicMs()
  }

  return {
    tail: () => tail,
    has: (slot) => connected.has(slot) || waiting.has(slot),
    complete(slot, parent) {
      if (tail === undefined) {
        opening = { after: undefined, before: slot }
        connect(slot)
      } else if (connected.has(parent)) {
        connect(slot)
        if (waiting.size > 0) connectWaiting()
      } else {
        if (waiting.size === 0) waitingSinceMs = clock.monotonicMs()
        waiting.set(slot, parent)
      }
    },
    takeHole() {
      const first = opening
      opening = undefined
      if (first !== undefined) return first
      if (waiting.size === 0) return undefined
      if (clock.monotonicMs() - waitingSinceMs < reorderMs && waiting.size < mostWaiting) return undefined
      const before = Math.min(...waiting.keys())
      const hole = { after: tail, before }
      waiting.delete(before)
      connect(before)
      connectWaiting()
      return hole
    },
  }
}
