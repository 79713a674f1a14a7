import type { Slot } from '~/domain/time'

/** Turns "asked the chain where it is" and "everything so far is committed" into a committed slot that never promises too much. */
export interface Progress {
  /**
   * The RPC says that `slot` is confirmed. What it tells its subscribers about that slot may still be on the way, so the slot counts
   * only after the next call, when everything that arrived in between is committed.
   */
  confirmed(slot: Slot): void
  /** A snapshot or catch-up has brought everything up to this slot. */
  reached(slot: Slot): void
  /** The stream broke: nothing is promised until `reached` is called again. */
  lost(): void
  committedSlot(): Slot | undefined
}

/** `settled` resolves when everything that has arrived so far is committed. */
export function createProgress(settled: () => Promise<void>): Progress {
  let committed: Slot | undefined
  let previous: Slot | undefined
  let following = false
  let epoch = 0

  function raise(slot: Slot): void {
    committed = committed === undefined ? slot : Math.max(committed, slot)
  }

  return {
    committedSlot: () => committed,
    confirmed(slot) {
      if (!following) return
      const candidate = previous
      previous = slot
      if (candidate === undefined) return
      const mine = epoch
      void settled().then(() => {
        if (mine === epoch) raise(candidate)
      })
    },
    reached(slot) {
      following = true
      raise(slot)
    },
    lost() {
      following = false
      previous = undefined
      epoch += 1
    },
  }
}
