import { createNotifier } from '~/lib/async/notifier'
import type { Clock } from '~/lib/clock'
import type { CompleteSlot } from './slot-assembly'

/**
 * Complete slots that wait for the store. If the store is slower than the stream, the stream is paused first.
 * If that lasts, it must be closed, because a node ends the stream of a slow reader at an unknown place.
 */
export interface SlotQueue {
  push(slot: CompleteSlot): void
  /** Returns the next slot. `undefined`: the signal has aborted, or `timeoutMs` have passed. */
  take(signal: AbortSignal, timeoutMs: number): Promise<CompleteSlot | undefined>
  /** `pause`: reading must pause. `close`: reading has paused for too long. `read`: there is room. */
  pressure(): 'read' | 'pause' | 'close'
  bytes(): number
}

/** Number of waiting bytes from which the stream is paused. Reading continues below half of it. */
const mostBytes = 32 * 1024 * 1024
/** Duration of a pause after which the stream is closed, milliseconds. */
const mostPausedMs = 5_000
const mostEmpty = 256

export function createSlotQueue(clock: Clock): SlotQueue {
  const arrived = createNotifier()
  let slots: (CompleteSlot | undefined)[] = []
  let taken = 0 // number of places at the front of the list that are empty
  let bytes = 0
  let fullSinceMs: number | undefined

  function next(): CompleteSlot | undefined {
    const slot = slots[taken]
    if (slot === undefined) return undefined
    slots[taken] = undefined
    taken += 1
    if (taken >= slots.length || taken >= mostEmpty) {
      slots = slots.slice(taken)
      taken = 0
    }
    bytes -= slot.bytes
    return slot
  }

  return {
    bytes: () => bytes,
    push(slot) {
      slots.push(slot)
      bytes += slot.bytes
      arrived.notify()
    },
    async take(signal, timeoutMs) {
      const ready = next()
      if (ready !== undefined) return ready
      await arrived.wait(signal, timeoutMs)
      return signal.aborted ? undefined : next()
    },
    pressure() {
      if (bytes > mostBytes) fullSinceMs ??= clock.monotonicMs()
      else if (bytes <= mostBytes / 2) fullSinceMs = undefined
      if (fullSinceMs === undefined) return 'read'
      return clock.monotonicMs() - fullSinceMs >= mostPausedMs ? 'close' : 'pause'
    },
  }
}
