import type { Slot } from '~/domain/base/time'

/** Tracks the slot up to which everything is committed, from confirmed slots and from commits. */
export interface Progress {
  /**
   * Records a confirmed slot reported by the RPC. Notifications of this slot may still be in flight. The slot
   * therefore counts as committed only after the next call, once everything that arrived between the two
   * calls is committed.
   */
  confirmed(slot: Slot): void
  /** Records that a snapshot or catch-up has read everything up to this slot. */
  reached(slot: Slot): void
  /**
   * Records that a subscription was interrupted. The committed slot stays unchanged until `reached` is called
   * again.
   */
  lost(): void
  committedSlot(): Slot | undefined
}

/** Creates the tracker. `settled` resolves when everything that arrived before the call is committed. */
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
