import type { Address } from '~/domain/ids'
import type { Slot } from '~/domain/time'
import type { LedgerAccount, SlotChange } from '../ledger'
import type { Happening } from './stories/story'

/** What a slot does to accounts. */
export type AccountChanges = Pick<SlotChange, 'accounts' | 'replaced' | 'closed'>

/** The accounts of some programs, as they are at the end of the newest slot. */
export interface Realm {
  /** Moves to a slot, the next one with a block, and tells what it changed. */
  advance(slot: Slot, happenings: readonly Happening[]): AccountChanges
  account(key: Address): LedgerAccount | undefined
  ownedBy(program: Address): Iterable<LedgerAccount>
  /** Steps that wrote an account, oldest first; undefined if the account is none of this realm. */
  historyOf(key: Address): readonly Happening[] | undefined
}
