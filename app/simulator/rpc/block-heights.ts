import type { Slot } from '~/domain/time'
import type { Ledger } from '../ledger'

/** Slots of an epoch on mainnet. */
export const slotsPerEpoch = 432_000

const runLength = 1024

/**
 * Block height of a slot. A ledger can't be asked for every slot since genesis, so earlier epochs count as if no slot had been
 * skipped; within the epoch it is exact, so heights rise by one a block, and never fall.
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
    if (start + 2 * runLength <= ledger.currentSlot()) skippedInRun.set(start, skipped) // final: no fork reaches back so far
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
