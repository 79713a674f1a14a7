import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { Clock } from '~/lib/clock'
import type { Ledger, LedgerAccount, SlotChange } from '../ledger'
import { createAccountHistory } from './account-history'
import { type Commitment, slotAtCommitment } from './commitment'

/** Called once per block and commitment level, in slot order, when the block reaches that level. */
export type BlockListener = (commitment: Commitment, change: SlotChange) => void

/** View of the ledger as RPC clients see it, at each commitment level. */
export interface ChainView {
  readonly ledger: Ledger
  slotAt(commitment: Commitment): Slot
  accountAt(key: Address, slot: Slot): LedgerAccount | undefined
  programAccountsAt(owner: Address, slot: Slot): Iterable<LedgerAccount>
  /** Returns a function that unsubscribes. */
  onBlock(listener: BlockListener): () => void
  /** Returns the number of slots by which the ledger is behind the clock; 0 if it is up to date. */
  slotsBehind(): number
  stop(): void
}

const slotMs = 400

export function createChainView(ledger: Ledger, clock: Clock): ChainView {
  const history = createAccountHistory(ledger)
  const listeners = new Set<BlockListener>()
  let tip = ledger.currentSlot()
  let tipSeenMs = clock.monotonicMs()
  let pending: SlotChange[] = []
  // After a start the ledger has no account states of older slots, so the first slot counts as confirmed and
  // finalized. If the server returned the accounts with an older slot number, clients would count the changes
  // after that slot twice.
  const firstSlot = tip
  const slotAt = (commitment: Commitment) => Math.max(firstSlot, slotAtCommitment(ledger, tip, commitment))
  const reached = { confirmed: slotAt('confirmed'), finalized: slotAt('finalized') }

  function emit(commitment: Commitment, change: SlotChange): void {
    for (const listener of listeners) listener(commitment, change)
  }

  function advance(commitment: 'confirmed' | 'finalized'): void {
    const slot = slotAt(commitment)
    for (const change of pending) {
      if (change.slot > reached[commitment] && change.slot <= slot) emit(commitment, change)
    }
    reached[commitment] = slot
  }

  const stopListening = ledger.onSlot((change) => {
    history.apply(change)
    tip = change.slot
    tipSeenMs = clock.monotonicMs()
    // Blocks after the parent are orphaned.
    pending = [...pending.filter((block) => block.slot <= change.parent), change]
    emit('processed', change)
    advance('confirmed')
    advance('finalized')
    pending = pending.filter((kept) => kept.slot > reached.finalized)
    history.forgetBefore(reached.finalized)
  })

  return {
    ledger,
    slotAt,
    accountAt: history.accountAt,
    programAccountsAt: history.programAccountsAt,
    onBlock(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    slotsBehind: () => Math.floor((clock.monotonicMs() - tipSeenMs) / slotMs),
    stop: stopListening,
  }
}
