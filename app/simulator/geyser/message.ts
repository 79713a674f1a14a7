import type { Address, Signature } from '~/domain/base/ids'
import type { Slot, UnixMs, UnixSeconds } from '~/domain/base/time'
import type { SlotStatus } from '~/solana/geyser/generated/geyser/SlotStatus.generated'
import type { LedgerAccount, LedgerTransaction } from '../ledger'

/** A message of the node, before the filters of a stream select it. */
export type Message =
  | AccountMessage
  | TransactionMessage
  | EntryMessage
  | BlockMessage
  | BlockMetaMessage
  | SlotMessage

/** Facts that every message has. */
interface Placed {
  readonly slot: Slot
  /** Time at which the node received the data. */
  readonly createdAtMs: UnixMs
}

/** The last write of an account in a slot. */
export interface AccountMessage extends Placed {
  readonly kind: 'account'
  /** State after the write. A closed account has 0 lamports, no data and the System program as its owner. */
  readonly account: Omit<LedgerAccount, 'slot'>
  /** Number of the write. It increases from write to write. */
  readonly writeVersion: number
  /** Signature of the transaction that wrote the account; `undefined`: the write has no transaction. */
  readonly writer: Signature | undefined
}

export interface TransactionMessage extends Placed {
  readonly kind: 'transaction'
  readonly transaction: LedgerTransaction
  /** Position in the block. */
  readonly index: number
  readonly isVote: boolean
  /** All account keys, also those loaded from lookup tables. */
  readonly keys: ReadonlySet<Address>
}

/** The only entry of a block: it contains all transactions. */
export interface EntryMessage extends Placed {
  readonly kind: 'entry'
  readonly blockhash: string
  readonly transactionCount: number
}

export interface BlockMetaMessage extends Placed {
  readonly kind: 'blockMeta'
  readonly blockhash: string
  readonly blockTime: UnixSeconds | null
  readonly blockHeight: number
  readonly parent: Slot
  readonly parentBlockhash: string
  readonly transactionCount: number
}

export interface BlockMessage extends Placed {
  readonly kind: 'block'
  readonly meta: BlockMetaMessage
  readonly transactions: readonly TransactionMessage[]
  readonly accounts: readonly AccountMessage[]
  readonly entry: EntryMessage
}

export interface SlotMessage extends Placed {
  readonly kind: 'slot'
  readonly parent: Slot
  readonly status: (typeof SlotStatus)[keyof typeof SlotStatus]
  /** Reason why the slot is dead; `undefined` for other statuses. */
  readonly deadError?: string | undefined
}
