import type { Address, Signature } from '~/domain/ids'
import type { Slot, UnixSeconds } from '~/domain/time'

/** One executed instruction. `path` is [2] for outer 2 and [2, 0] for its inner 0. */
export interface Instruction {
  readonly path: readonly number[]
  readonly programId: Address
  readonly accounts: readonly Address[]
  readonly data: Uint8Array
}

/** A `getTransaction` result, flattened in execution order. */
export interface Transaction {
  readonly signature: Signature
  readonly slot: Slot
  readonly blockTime: UnixSeconds | null
  /** Whether the transaction failed on chain, so that its events never happened. */
  readonly failed: boolean
  /** Account keys: static keys, then loaded writable, then loaded readonly. */
  readonly accountKeys: readonly Address[]
  /** Information about which keys the transaction could write. `undefined`: not in the response. */
  readonly locks?: AccountLocks | undefined
  readonly instructions: readonly Instruction[]
  readonly logs: readonly string[]
}

/** Division of a transaction's keys, from its header. */
export interface AccountLocks {
  readonly signed: number
  readonly readonlySigned: number
  readonly readonlyUnsigned: number
  /** Number of keys in the message itself; the others come from lookup tables. */
  readonly staticKeys: number
  readonly loadedWritable: number
}

/**
 * Returns the accounts that the transaction could write: only these can have changed. Returns all accounts if
 * `locks` is unknown.
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
