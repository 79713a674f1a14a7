import type { Address } from '~/domain/ids'
import type { EncodedInstruction } from '~/solana/instruction-layout'

/** One instruction and what its program does while it runs. */
export interface Call {
  readonly instruction: EncodedInstruction
  /** Anchor's name of the instruction, for the log; undefined = the program logs none. */
  readonly name?: string | undefined
  /** Lines that the program writes after its inner calls. */
  readonly lines?: readonly string[]
  readonly inner?: readonly Call[]
  readonly computeUnits: number
}

/** A token account before and after a transaction. */
export interface Holding {
  readonly account: Address
  readonly owner: Address
  readonly mint: Address
  readonly tokenProgram: Address
  readonly decimals: number
  readonly preRaw: bigint
  readonly postRaw: bigint
}

/** An account whose lamports change beside the fee. */
export interface LamportChange {
  readonly account: Address
  readonly pre: bigint
  readonly post: bigint
}

/** Why a transaction fails. */
export interface Failure {
  /** Index of the call. */
  readonly call: number
  /** The program's own number of the error. */
  readonly code: number
}

/** What a transaction does, before it is a message with keys and indexes. */
export interface TransactionDraft {
  /**
   * Drafts of one form make the same calls of the same programs with accounts in the same places, one address wherever another has one address: they differ in other addresses,
   * data, lines of programs and amounts only. Undefined: nothing is promised.
   */
  readonly form?: string | undefined
  readonly feePayer: Address
  readonly calls: readonly Call[]
  readonly holdings: readonly Holding[]
  readonly lamports?: readonly LamportChange[]
  /** A call fails with a custom error: those behind it don't run, and nothing happens. */
  readonly failure?: Failure | undefined
  /** The node cuts the log, at times within what the program tells. */
  readonly truncatesLog?: boolean
  /** Loads what it can through a lookup table. */
  readonly usesLookupTable: boolean
}
