import type { Slot } from '~/domain/base/time'
import type { Clock } from '~/lib/clock'

/** Tracks how far a connection with subscriptions has delivered the data of slots, by its reports of slots. */
export interface SlotDelivery {
  /** Records that a new connection is open. Data of earlier connections does not arrive any more. */
  opened(): void
  reported(slot: Slot): void
  /** Records that reading is paused. Must be called regularly meanwhile, because what waits arrives later. */
  paused(): void
  /**
   * Slot up to which all data has usually been delivered. `undefined`: the connection reports no slots, so it
   * hardly delivers anything else.
   */
  deliveredSlot(): Slot | undefined
}

/** Number of slots after which a slot is usually confirmed or abandoned. Its data comes with its confirmation. */
const mostSlotsToConfirm = 8
/** Time without a report after which a connection counts as silent, milliseconds. */
const silentMs = 30_000

export function createSlotDelivery(clock: Pick<Clock, 'monotonicMs'>): SlotDelivery {
  let last: { readonly slot: Slot; readonly atMs: number } | undefined

  function reported(slot: Slot): void {
    last = { slot, atMs: clock.monotonicMs() }
  }

  return {
    reported,
    opened() {
      last = undefined
    },
    paused() {
      if (last !== undefined) reported(last.slot)
    },
    deliveredSlot() {
      if (last === undefined || clock.monotonicMs() - last.atMs > silentMs) return undefined
      return last.slot - mostSlotsToConfirm
    },
  }
}
