import type { Address, Signature } from '~/domain/ids'
import type { Slot, UnixSeconds } from '~/domain/time'

/** One executed instruction. `path` is [2] for outer 2 and [2, 0] for its inner 0. */
export interface Instruction {
  readonly path: readonly number[]
  readonly programId: Address
  readonly accounts: readonly Address[]
  readonly data: Uint8Array
}

/** A transaction as `getTransaction` tells it, flattened in execution order. */
export interface Transaction {
  readonly signature: Signature
  readonly slot: Slot
  readonly blockTime: UnixSeconds | null
  /** It failed on chain: its events never happened. */
  readonly failed: boolean
  /** Static keys, then loaded writable, then loaded readonly. */
  readonly accountKeys: readonly Address[]
  readonly instructions: readonly Instruction[]
  readonly logs: readonly string[]
}
