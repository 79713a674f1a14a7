import { type Address, type Signature, trustedSignature } from '~/domain/base/ids'
import type { Slot, UnixSeconds } from '~/domain/base/time'
import { encodeBase58 } from '~/lib/text/base58'
import type { AccountLocks, Instruction, Transaction } from '../transaction/transaction'
import type { SubscribeUpdateTransactionInfo__Output as TransactionInfo } from './generated/geyser/SubscribeUpdateTransactionInfo.generated'
import type { CompiledInstruction__Output as CompiledInstruction } from './generated/solana/storage/ConfirmedBlock/CompiledInstruction.generated'
import type { Message__Output as Message } from './generated/solana/storage/ConfirmedBlock/Message.generated'
import type { TransactionStatusMeta__Output as Meta } from './generated/solana/storage/ConfirmedBlock/TransactionStatusMeta.generated'
import { readKey } from './geyser-account'

const noBytes = Buffer.alloc(0)

/** Returns the signature of a transaction. `undefined`: it is malformed. */
export function signatureOf({ signature }: TransactionInfo): Signature | undefined {
  return signature?.length === 64 ? trustedSignature(encodeBase58(signature)) : undefined
}

/**
 * Converts a transaction of a Geyser stream, whose time comes from the block. `undefined`: the transaction
 * contradicts itself, for example with the index of a key that it does not have.
 */
export function toTransaction(
  info: TransactionInfo,
  slot: Slot,
  blockTime: UnixSeconds | null,
): Transaction | undefined {
  const { meta } = info
  const message = info.transaction?.message
  const signature = signatureOf(info)
  if (signature === undefined || message === undefined || meta === undefined) return undefined
  const accountKeys = readKeys(message, meta)
  const instructions = accountKeys && readInstructions(message, meta, accountKeys)
  if (accountKeys === undefined || instructions === undefined) return undefined
  const logs = meta.logMessagesNone === true ? ['Log truncated'] : (meta.logMessages ?? [])
  const failed = meta.err !== undefined
  const lacksInner = !failed && meta.innerInstructionsNone === true
  return {
    ...{ signature, slot, blockTime, failed, accountKeys, locks: readLocks(message, meta) },
    ...{ instructions, logs, ...(lacksInner && { lacksInner: true }) },
  }
}

/** Returns static keys, loaded writable keys and loaded readonly keys, as the indexes of instructions count. */
function readKeys(message: Message, meta: Meta): readonly Address[] | undefined {
  const keys: Address[] = []
  const lists = [message.accountKeys, meta.loadedWritableAddresses, meta.loadedReadonlyAddresses]
  for (const list of lists) {
    for (const bytes of list ?? []) {
      const key = readKey(bytes)
      if (key === undefined) return undefined
      keys.push(key)
    }
  }
  return keys
}

/** Returns the counts of the header. `undefined`: they contradict the keys. */
function readLocks({ header, accountKeys = [] }: Message, meta: Meta): AccountLocks | undefined {
  if (header === undefined) return undefined
  const signed = header.numRequiredSignatures ?? 0
  const readonlySigned = header.numReadonlySignedAccounts ?? 0
  const readonlyUnsigned = header.numReadonlyUnsignedAccounts ?? 0
  const staticKeys = accountKeys.length
  if (readonlySigned > signed || signed + readonlyUnsigned > staticKeys) return undefined
  const loadedWritable = meta.loadedWritableAddresses?.length ?? 0
  return { signed, readonlySigned, readonlyUnsigned, staticKeys, loadedWritable }
}

/** Returns the instructions in the order of execution: inner instructions follow the one that called them. */
function readInstructions(
  { instructions: outer = [] }: Message,
  { innerInstructions = [] }: Meta,
  keys: readonly Address[],
): readonly Instruction[] | undefined {
  const groups = new Map(innerInstructions.map(({ index = 0, instructions = [] }) => [index, instructions]))
  if (groups.size < innerInstructions.length) return undefined
  if ([...groups.keys()].some((index) => index >= outer.length)) return undefined
  const read: Instruction[] = []
  for (const [index, instruction] of outer.entries()) {
    if (!readInto(read, instruction, [index], keys)) return undefined
    for (const [position, inner] of (groups.get(index) ?? []).entries())
      if (!readInto(read, inner, [index, position], keys)) return undefined
  }
  return read
}

function readInto(
  read: Instruction[],
  { programIdIndex = 0, accounts: indexes = noBytes, data = noBytes }: CompiledInstruction,
  path: readonly number[],
  keys: readonly Address[],
): boolean {
  const programId = keys[programIdIndex]
  if (programId === undefined) return false
  const accounts: Address[] = []
  for (const index of indexes) {
    const key = keys[index]
    if (key === undefined) return false
    accounts.push(key)
  }
  read.push({ path, programId, accounts, data })
  return true
}
