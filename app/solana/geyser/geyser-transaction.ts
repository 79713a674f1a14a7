import type { Address } from '~/domain/base/ids'
import type { Slot, UnixSeconds } from '~/domain/base/time'
import type { AccountLocks, Instruction, Transaction } from '../transaction/transaction'
import {
  readTransactionInfo,
  type StreamedInstruction,
  type StreamedMessage,
  type StreamedMeta,
} from './read-transaction'
import type { StreamedTransaction } from './read-update'

/**
 * Converts a transaction of a Geyser stream, whose time comes from the block. `undefined`: the transaction
 * contradicts itself, for example with the index of a key that it does not have.
 */
export function toTransaction(
  { signature, info }: StreamedTransaction,
  slot: Slot,
  blockTime: UnixSeconds | null,
): Transaction | undefined {
  if (signature === undefined) return undefined
  const { message, meta } = readTransactionInfo(info)
  if (message === undefined || meta === undefined) return undefined
  const accountKeys = keysOf(message, meta)
  const instructions = accountKeys && instructionsOf(message, meta, accountKeys)
  if (accountKeys === undefined || instructions === undefined) return undefined
  const { failed } = meta
  const logs = meta.logsNone ? ['Log truncated'] : meta.logs
  const [lacksInner, lacksLogs] = [!failed && meta.innerNone, !failed && meta.logsNone]
  return {
    ...{ signature, slot, blockTime, failed, accountKeys, locks: locksOf(message, meta) },
    ...{ instructions, logs, ...(lacksInner && { lacksInner: true }), ...(lacksLogs && { lacksLogs: true }) },
  }
}

/** Returns static keys, loaded writable keys and loaded readonly keys, as the indexes of instructions count. */
function keysOf(message: StreamedMessage, meta: StreamedMeta): readonly Address[] | undefined {
  const keys: Address[] = []
  for (const list of [message.keys, meta.loadedWritable, meta.loadedReadonly]) {
    for (const key of list) {
      if (key === undefined) return undefined
      keys.push(key)
    }
  }
  return keys
}

/** Returns the counts of the header. `undefined`: they contradict the keys. */
function locksOf({ header, keys }: StreamedMessage, meta: StreamedMeta): AccountLocks | undefined {
  if (header === undefined) return undefined
  const { signed, readonlySigned, readonlyUnsigned } = header
  const staticKeys = keys.length
  if (readonlySigned > signed || signed + readonlyUnsigned > staticKeys) return undefined
  return { signed, readonlySigned, readonlyUnsigned, staticKeys, loadedWritable: meta.loadedWritable.length }
}

/** Returns the instructions in the order of execution: inner instructions follow the one that called them. */
function instructionsOf(
  { instructions: outer }: StreamedMessage,
  { inner }: StreamedMeta,
  keys: readonly Address[],
): readonly Instruction[] | undefined {
  const groups = new Map(inner.map(({ index, instructions }) => [index, instructions]))
  if (groups.size < inner.length) return undefined
  if ([...groups.keys()].some((index) => index >= outer.length)) return undefined
  const read: Instruction[] = []
  for (const [index, instruction] of outer.entries()) {
    if (!readInto(read, instruction, [index], keys)) return undefined
    for (const [position, called] of (groups.get(index) ?? []).entries())
      if (!readInto(read, called, [index, position], keys)) return undefined
  }
  return read
}

function readInto(
  read: Instruction[],
  { programIdIndex, accountIndexes, data }: StreamedInstruction,
  path: readonly number[],
  keys: readonly Address[],
): boolean {
  const programId = keys[programIdIndex]
  if (programId === undefined) return false
  const accounts: Address[] = []
  for (const index of accountIndexes) {
    const key = keys[index]
    if (key === undefined) return false
    accounts.push(key)
  }
  read.push({ path, programId, accounts, data })
  return true
}
