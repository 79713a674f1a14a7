import type { Slot } from '~/domain/time'
import type { Ledger } from '../ledger'

export const commitments = ['processed', 'confirmed', 'finalized'] as const

/** How sure the cluster is of a slot. Everything defaults to `finalized`, as on a real node. */
export type Commitment = (typeof commitments)[number]

/** Slots from the tip to the root: a vote lockout of 32 slots, as on mainnet. */
const finalizedLagSlots = 31

/** Newest slot with a block that has reached `commitment` when `tip` is the newest processed one. Never moves back while the tip moves on. */
export function slotAtCommitment(ledger: Ledger, tip: Slot, commitment: Commitment): Slot {
  if (commitment === 'processed') return tip
  // Votes take one slot, every third time two.
  const lagSlots = commitment === 'finalized' ? finalizedLagSlots : tip % 3 === 0 ? 2 : 1
  return newestBlockUpTo(ledger, tip - lagSlots)
}

/** The slot itself, or the newest before it that was not skipped. */
export function newestBlockUpTo(ledger: Ledger, slot: Slot): Slot {
  const first = ledger.firstAvailableSlot()
  let candidate = slot
  while (candidate > first && ledger.isSkipped(candidate)) candidate -= 1
  return candidate
}
