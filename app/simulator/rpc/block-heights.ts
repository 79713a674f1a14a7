import type { Slot } from '~/domain/base/time'
import type { Ledger } from '../ledger'

/** Number of slots in an epoch on mainnet. */
export const slotsPerEpoch = 432_000

const runLength = 1024

/**
 * Returns a function that computes the block height of a slot. The function subtracts the skipped slots of
 * the current epoch. It treats earlier epochs as complete, because checking every slot since genesis would
 * take too long. Within an epoch the height increases by 1 per block.
 */
export function createBlockHeights(ledger: Ledger): (slot: Slot) => number {
  const skippedInRun = new Map<Slot, number>()

  function countSkipped(from: Slot, to: Slot): number {
    let skipped = 0
    for (let slot = from; slot < to; slot += 1) if (ledger.isSkipped(slot)) skipped += 1
    return skipped
  }

  function skippedInWholeRun(start: Slot): number {
    const known = skippedInRun.get(start)
    if (known !== undefined) return known
    const skipped = countSkipped(start, start + runLength)
    // The count is final, because no fork reaches back this far.
    if (start + 2 * runLength <= ledger.currentSlot()) skippedInRun.set(start, skipped)
    return skipped
  }

  return (slot) => {
    let start = slot - (slot % slotsPerEpoch)
    let skipped = 0
    while (start + runLength <= slot) {
      skipped += skippedInWholeRun(start)
      start += runLength
    }
    return slot - skipped - countSkipped(start, slot)
  }
}
