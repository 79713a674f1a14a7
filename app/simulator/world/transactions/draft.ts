import type { Address } from '~/domain/base/ids'
import type { EncodedInstruction } from '~/solana/transaction/instruction-layout'

/** An instruction with its log lines and inner calls. */
export interface Call {
  readonly instruction: EncodedInstruction
  /** Name of the instruction that Anchor logs; `undefined` if the program does not log names. */
  readonly name?: string | undefined
  /** Log lines that the program writes after its inner calls end. */
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

/** An account whose lamports change for another reason than the transaction fee. */
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
  readonly feePayer: Address
  readonly calls: readonly Call[]
  readonly holdings: readonly Holding[]
  readonly lamports?: readonly LamportChange[]
  /**
   * Call that fails with a custom error. The calls after this call do not run, and the transaction changes
   * nothing.
   */
  readonly failure?: Failure | undefined
  /** Whether the node truncates the log, possibly dropping events. */
  readonly truncatesLog?: boolean
  /** Whether the transaction loads its keys through a lookup table where possible. */
  readonly usesLookupTable: boolean
}
