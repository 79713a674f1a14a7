import type { Slot } from '~/domain/base/time'
import type { Clock } from '~/lib/clock'

/** Tracks how far a connection with subscriptions has delivered the data of slots, by its reports of slots. */
export interface SlotDelivery {
  /** Records that the connection with this number reports slots. Data of earlier ones does not arrive any more. */
  opened(connection: number): void
  reported(slot: Slot): void
  /**
   * Slot up to which all data has usually been delivered. `undefined`: the connection has reported no slots, or
   * none for half a minute in which it was read.
   */
  deliveredSlot(): Slot | undefined
}

/** Number of slots after which a slot is usually confirmed or abandoned. Its data comes with its confirmation. */
const mostSlotsToConfirm = 8
/** Time without a report after which a connection counts as silent, milliseconds. */
const silentMs = 30_000

/**
 * `isPaused`: whether the connection is not read at the moment. `deliveredSlot` must be called regularly meanwhile,
 * because what waits arrives later.
 */
export function createSlotDelivery(clock: Pick<Clock, 'monotonicMs'>, isPaused: () => boolean): SlotDelivery {
  let opened: number | undefined
  let last: { readonly slot: Slot; readonly atMs: number } | undefined

  function reported(slot: Slot): void {
    last = { slot, atMs: clock.monotonicMs() }
  }

  return {
    reported,
    opened(connection) {
      if (connection !== opened) last = undefined
      opened = connection
    },
    deliveredSlot() {
      if (last !== undefined && isPaused()) reported(last.slot)
      if (last === undefined || clock.monotonicMs() - last.atMs > silentMs) return undefined
      return last.slot - mostSlotsToConfirm
    },
  }
}
