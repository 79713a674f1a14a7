import type { Address } from '~/domain/base/ids'
import type { ChainEvent } from '~/domain/chain/chain-event'
import type { Transaction } from '~/solana/transaction/transaction'
import type { Decoded, Protocol } from './protocol'

/** A real account, and its fields as decoded by an independent reference decoder (the oracle). */
export interface AccountFixture {
  readonly title: string
  readonly key: Address
  readonly owner: Address
  readonly data: Uint8Array
  /**
   * Record of the reference decoder. The tests convert Sextant's record to the format of the reference
   * decoder and compare both records field by field.
   */
  readonly oracle: unknown
}

/** All fixtures of one account type. `familyCase` builds it. */
export interface FamilyCase {
  readonly name: string
  readonly fixtures: readonly AccountFixture[]
  /**
   * Length of the prefix that identifies this account type among the program's accounts, bytes. It is 0 if
   * only the length of the account identifies the type.
   */
  readonly discriminatorLength: number
  /** Whether later versions of the program may append fields, so that a longer account is still valid. */
  readonly growable: boolean
  /**
   * Returns whether an account is still valid if it is truncated to the given length, because all fields
   * after that length are optional.
   */
  readonly wholeAt: (length: number) => boolean
  /** Decodes an account and converts the record to the format of the reference decoder. */
  tell(data: Uint8Array): Decoded<unknown>
  /**
   * Decodes an account and encodes it again. `undefined` if there is no encoder. Returns `undefined` if
   * decoding fails.
   */
  reencode: ((data: Uint8Array) => Uint8Array | undefined) | undefined
}

/** A transaction, and the events that must be read from it. The expected events are written by hand. */
export interface TransactionFixture {
  readonly title: string
  readonly transaction: Transaction
  readonly events: readonly ChainEvent[]
}

/** A protocol with the fixtures for its contract tests. */
export interface ProtocolSubject {
  readonly protocol: Protocol
  readonly families: readonly FamilyCase[]
  readonly transactions: readonly TransactionFixture[]
  /**
   * Outcome for an account of the program whose type is unknown. `corrupt` for a protocol that lists all types.
   * Default: `notMine`.
   */
  readonly unknownAccountType?: 'notMine' | 'corrupt'
}
