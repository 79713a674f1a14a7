import type { Address } from '~/domain/base/ids'
import type { AccountState } from '~/domain/chain/account-change'
import type { ChainEvent } from '~/domain/chain/chain-event'
import type { ProtocolId } from '~/domain/protocol/protocol'
import { encodeBase58 } from '~/lib/text/base58'
import type { RpcAccountFilter, SnapshotSplit } from '~/solana/snapshot/program-accounts'
import type { Transaction } from '~/solana/transaction/transaction'

/**
 * Result of decoding untrusted bytes. `notMine` means data of another program or type, which is skipped
 * silently. `corrupt` means data that claims to belong to the program but is malformed. Corrupt data is
 * quarantined with its reason, so it must not be confused with `notMine`.
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

/** A type of account that the indexer follows. */
export interface AccountFamily {
  /** Name of the account type in the program: `Dca`, `Order`, `PerpMarket`, … */
  readonly name: string
  readonly programId: Address
  readonly filters: readonly RpcAccountFilter[]
  /**
   * Rule for splitting a snapshot that is too large for one response. The snapshot is split by an address
   * that differs between accounts, such as the maker.
   */
  readonly split: SnapshotSplit
}

/**
 * Returns a filter for accounts whose data begins with the given discriminator. The filter must not check the
 * size. Accounts of another size are the first sign of a new program version, so Sextant must receive and
 * report them.
 */
export function startingWith(discriminator: Uint8Array): RpcAccountFilter {
  return { memcmp: { offset: 0, bytes: encodeBase58(discriminator) } }
}

/**
 * Events of a transaction in execution order. Also contains data that claims to belong to the program but is
 * malformed.
 */
export interface TransactionEvents {
  readonly events: readonly ChainEvent[]
  readonly corrupt: readonly {
    readonly instructionPath: string
    readonly reason: string
    readonly data: Uint8Array
  }[]
  /** Whether the node truncated the log, so that events may be missing. */
  readonly truncated: boolean
}

/** What the log of a transaction shows without its instructions. */
export interface LoggedEvents extends TransactionEvents {
  /** Followed accounts of the program that the transaction wrote. */
  readonly written: readonly Address[]
}

/** Returns the discriminators of instructions, in hex. */
export function discriminatorsOf(
  layouts: Readonly<Record<string, { readonly discriminator: string }>>,
): readonly string[] {
  return Object.values(layouts).map(({ discriminator }) => discriminator)
}

/** Decoders of one protocol. A protocol may have several programs. All decoders are pure functions. */
export interface Protocol {
  readonly id: ProtocolId
  readonly programIds: readonly Address[]
  /**
   * First bytes of the instructions that are known by name, in hex. Usually eight bytes; fewer if a program
   * has instructions without a discriminator of Anchor.
   */
  readonly knownInstructions: readonly string[]
  readonly accountFamilies: readonly AccountFamily[]
  /** Decodes an account. Checks owner, length and discriminator before it reads any field. Never throws. */
  decodeAccount(key: Address, owner: Address, data: Uint8Array): Decoded<AccountState>
  /**
   * Reads this protocol's events from the instructions and logs of a transaction. Never throws. A failed
   * transaction has no events.
   */
  readEvents(transaction: Transaction): TransactionEvents
  /**
   * Reads the events of a transaction that is known only by its log, and the accounts that it wrote. Each
   * event has the same identity as in `readEvents`. `undefined`: the log does not show everything, so the
   * whole transaction is needed. Only protocols whose programs print their events have this method. Never
   * throws.
   */
  readLog?(transaction: Transaction): LoggedEvents | undefined
}

/**
 * Whether the events of a protocol are inner instructions, so that a transaction shows no event if its inner
 * instructions were not recorded.
 */
export function needsInnerInstructions({ readLog }: Pick<Protocol, 'readLog'>): boolean {
  return readLog === undefined
}
