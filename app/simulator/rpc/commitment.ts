import type { Slot } from '~/domain/base/time'
import type { Ledger } from '../ledger'

export const commitments = ['processed', 'confirmed', 'finalized'] as const

/** Levels of finality. The default of every method is `finalized`, as on a real node. */
export type Commitment = (typeof commitments)[number]

/**
 * Number of slots from the newest slot to the finalized slot. Mainnet has the same distance, because a vote
 * locks out after 32 slots.
 */
const finalizedLagSlots = 31

/**
 * Returns the newest slot with a block that has reached `commitment`. `tip` is the newest processed slot. The
 * result never decreases while `tip` increases.
 */
export function slotAtCommitment(ledger: Ledger, tip: Slot, commitment: Commitment): Slot {
  if (commitment === 'processed') return tip
  // The confirmed slot is one slot behind the newest slot, and two slots behind at every third slot.
  const lagSlots = commitment === 'finalized' ? finalizedLagSlots : tip % 3 === 0 ? 2 : 1
  return newestBlockUpTo(ledger, tip - lagSlots)
}

/** Returns `slot` if it has a block. Otherwise returns the newest slot before it that was not skipped. */
export function newestBlockUpTo(ledger: Ledger, slot: Slot): Slot {
  const first = ledger.firstAvailableSlot()
  let candidate = slot
  while (candidate > first && ledger.isSkipped(candidate)) candidate -= 1
  return candidate
}
