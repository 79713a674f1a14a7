import type { Address, Signature } from '~/domain/base/ids'
import type { Slot, UnixSeconds } from '~/domain/base/time'

/**
 * One executed instruction. `path` is [2] for the outer instruction 2, and [2, 0] for its inner instruction
 * 0.
 */
export interface Instruction {
  readonly path: readonly number[]
  readonly programId: Address
  readonly accounts: readonly Address[]
  readonly data: Uint8Array
}

/** A `getTransaction` result. Outer and inner instructions are in one list, in the order of execution. */
export interface Transaction {
  readonly signature: Signature
  readonly slot: Slot
  readonly blockTime: UnixSeconds | null
  /** Whether the transaction failed on chain. The events of a failed transaction never happened. */
  readonly failed: boolean
  /** Account keys in this order: static keys, loaded writable keys, loaded readonly keys. */
  readonly accountKeys: readonly Address[]
  /** Counts that show which keys the transaction could write. `undefined`: not in the response. */
  readonly locks?: AccountLocks | undefined
  readonly instructions: readonly Instruction[]
  /**
   * Set if the node has not recorded inner instructions, so that `instructions` contains the outer ones only.
   * A transaction without inner instructions does not have this field.
   */
  readonly lacksInner?: true | undefined
  readonly logs: readonly string[]
  /** Set if the node has not recorded the log. The log of every executed transaction has at least one line. */
  readonly lacksLogs?: true | undefined
}

/** Numbers of keys of each kind in a transaction, mostly from the header of the message. */
export interface AccountLocks {
  readonly signed: number
  readonly readonlySigned: number
  readonly readonlyUnsigned: number
  /** Number of keys in the message itself. All other keys come from lookup tables. */
  readonly staticKeys: number
  readonly loadedWritable: number
}

/**
 * Returns the accounts that the transaction could write. Other accounts can't have changed. Returns all
 * accounts if `locks` is unknown.
 */
export function writableKeys({ accountKeys, locks }: Transaction): readonly Address[] {
  if (locks === undefined) return accountKeys
  const { signed, readonlySigned, readonlyUnsigned, staticKeys, loadedWritable } = locks
  return [
    ...accountKeys.slice(0, Math.max(0, signed - readonlySigned)),
    ...accountKeys.slice(signed, Math.max(signed, staticKeys - readonlyUnsigned)),
    ...accountKeys.slice(staticKeys, staticKeys + loadedWritable),
  ]
}
