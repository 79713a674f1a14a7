import type { Address } from '~/domain/ids'
import type { EncodedInstruction } from '~/solana/instruction-layout'

/** An instruction and what its program does while it runs. */
export interface Call {
  readonly instruction: EncodedInstruction
  /** Anchor's name of the instruction, for the log; `undefined`: the program does not log one. */
  readonly name?: string | undefined
  /** Log lines that the program writes after its inner calls. */
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

/** An account whose lamports change, apart from the fee. */
export interface LamportChange {
  readonly account: Address
  readonly pre: bigint
  readonly post: bigint
}

/** Failure of a transaction. */
export interface Failure {
  /** Index of the failing call. */
  readonly call: number
  /** Error number of the program. */
  readonly code: number
}

/** Content of a transaction before it is compiled to a message with keys and indexes. */
export interface TransactionDraft {
  /**
   * Name of the draft's form; `undefined`: none. Drafts of one form must make the same calls to the same
   * programs, and accounts must be equal in the same places. They differ only in addresses other than
   * programs, data, log lines and amounts.
   */
  readonly form?: string | undefined
  readonly feePayer: Address
  readonly calls: readonly Call[]
  readonly holdings: readonly Holding[]
  readonly lamports?: readonly LamportChange[]
  /** Call that fails with a custom error. Calls after it do not run, and the transaction changes nothing. */
  readonly failure?: Failure | undefined
  /** Whether the node truncates the log, possibly dropping events. */
  readonly truncatesLog?: boolean
  /** Whether keys are loaded through a lookup table where possible. */
  readonly usesLookupTable: boolean
}
