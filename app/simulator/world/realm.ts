import type { Address } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { LedgerAccount, SlotChange } from '../ledger'
import type { Happening } from './stories/story'

/** Accounts that change in a slot. */
export type AccountChanges = Pick<SlotChange, 'accounts' | 'replaced' | 'closed'>

/** Accounts of some programs, as of the end of the newest slot. */
export interface Realm {
  /** Advances to the next slot with a block and returns the account changes. */
  advance(slot: Slot, happenings: readonly Happening[]): AccountChanges
  account(key: Address): LedgerAccount | undefined
  ownedBy(program: Address): Iterable<LedgerAccount>
  /**
   * Returns the steps that wrote an account, oldest first; `undefined` if the account is not in this realm.
   */
  historyOf(key: Address): readonly Happening[] | undefined
}
