import type { AccountState } from '~/domain/account-change'
import type { ChainEvent } from '~/domain/chain-event'
import type { Address } from '~/domain/ids'
import type { ProtocolId } from '~/domain/protocol'
import { encodeBase58 } from '~/lib/base58'
import type { RpcAccountFilter, SnapshotSplit } from '~/solana/program-accounts'
import type { Transaction } from '~/solana/transaction'

/**
 * Outcome of decoding untrusted bytes. Three, never two: `notMine` is somebody else's data and is skipped in silence,
 * `corrupt` claims to be ours and is not well-formed, so it goes to quarantine with its reason.
 */
export type Decoded<T> =
  | { readonly outcome: 'ok'; readonly value: T }
  | { readonly outcome: 'notMine' }
  | { readonly outcome: 'corrupt'; readonly reason: string }

export const notMine = { outcome: 'notMine' } as const

export function ok<T>(value: T): Decoded<T> {
  return { outcome: 'ok', value }
}

export function corrupt(reason: string): { readonly outcome: 'corrupt'; readonly reason: string } {
  return { outcome: 'corrupt', reason }
}

/** One family of accounts that the indexer follows. */
export interface AccountFamily {
  /** The program's own name of the account: `Dca`, `Order`, `PerpMarket`, … */
  readonly name: string
  readonly programId: Address
  readonly filters: readonly RpcAccountFilter[]
  /** How a snapshot is split that is too large for one answer: by an address that differs between accounts, such as the maker. */
  readonly split: SnapshotSplit
}

/**
 * Accounts whose data begins with this discriminator. Their size is no filter: accounts of another one are the first sign of a new version of the program and must
 * arrive to be told (security.md E6).
 */
export function startingWith(discriminator: Uint8Array): RpcAccountFilter {
  return { memcmp: { offset: 0, bytes: encodeBase58(discriminator) } }
}

/** What the decoder of a transaction found: events in execution order, and what claimed to be ours and was not well-formed. */
export interface TransactionEvents {
  readonly events: readonly ChainEvent[]
  readonly corrupt: readonly {
    readonly instructionPath: string
    readonly reason: string
    readonly data: Uint8Array
  }[]
  /** The log was cut by the node: events in logs may be missing. */
  readonly truncated: boolean
}

/** One program family: bytes ⇄ domain, pure. */
export interface Protocol {
  readonly id: ProtocolId
  readonly programIds: readonly Address[]
  readonly accountFamilies: readonly AccountFamily[]
  /** Bytes of an account → state. Checks owner, length and discriminator first; never throws. */
  decodeAccount(key: Address, owner: Address, data: Uint8Array): Decoded<AccountState>
  /** Instructions and logs of a transaction → events of this program. Never throws; a failed transaction has none. */
  readEvents(transaction: Transaction): TransactionEvents
}
