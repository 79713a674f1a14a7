import type { Address, Signature } from '~/domain/base/ids'
import { parseSignature } from '~/domain/base/parse-id'
import type { Slot, UnixSeconds } from '~/domain/base/time'
import { decodeBase58 } from '~/lib/text/base58'
import { createAddressParser } from '../address/address-parser'
import type { AccountLocks, Instruction, Transaction } from './transaction'

const parseAddress = createAddressParser()

/** Describes the request that a response belongs to. */
export interface AskedTransaction {
  /**
   * Programs whose instructions are read. Most instructions belong to other programs and are skipped.
   * Default: the instructions of all programs are read.
   */
  readonly programs?: readonly Address[] | undefined
  /**
   * Signature in the request, known to be valid. If the response contains the same string, that string is not
   * validated again.
   */
  readonly signature?: Signature | undefined
}

/**
 * Parses a `getTransaction` response (encoding `json`, any version). `undefined`: the node does not have the
 * transaction, or the response is malformed in any way.
 */
export function readRpcTransaction(
  response: unknown,
  requested: AskedTransaction = {},
): Transaction | undefined {
  if (!isRecord(response)) return undefined
  const { slot, blockTime } = response
  if (!isIndex(slot) || !(blockTime === null || blockTime === undefined || isIndex(blockTime)))
    return undefined
  return readRpcBlockTransaction(response, slot, blockTime ?? null, requested)
}

/**
 * Parses one entry of `transactions` in a `getBlock` response (encoding `json`). Slot and time come from the
 * block, because the entry does not contain them.
 */
export function readRpcBlockTransaction(
  entry: unknown,
  slot: Slot,
  blockTime: UnixSeconds | null,
  { programs, signature: known }: AskedTransaction = {},
): Transaction | undefined {
  if (!isRecord(entry) || !isRecord(entry.meta) || !isRecord(entry.transaction)) return undefined
  const { meta, transaction } = entry
  const signature = readSignature(transaction.signatures, known)
  const message = transaction.message
  if (signature === undefined || !isRecord(message)) return undefined
  const accountKeys = readAccountKeys(message.accountKeys, meta.loadedAddresses)
  const logs = readLogs(meta.logMessages)
  if (accountKeys === undefined || logs === undefined) return undefined
  const reading = { keys: accountKeys, programs: programs && new Set(programs) }
  const instructions = readInstructions(message.instructions, meta.innerInstructions, reading)
  if (instructions === undefined || meta.err === undefined) return undefined
  const locks = readLocks(message, meta.loadedAddresses)
  const failed = meta.err !== null
  const read = { signature, slot, blockTime, failed, accountKeys, locks, instructions, logs }
  return {
    ...read,
    ...(!failed && isUnrecorded(meta.innerInstructions) && { lacksInner: true as const }),
    ...(!failed && isUnrecorded(meta.logMessages) && { lacksLogs: true as const }),
  }
}

/**
 * Parses the header of a message. `undefined`: the header is missing or contradicts the keys, so every
 * account may have been written.
 */
function readLocks(
  { header, accountKeys }: Record<string, unknown>,
  loaded: unknown,
): AccountLocks | undefined {
  if (!isRecord(header) || !Array.isArray(accountKeys)) return undefined
  const { numRequiredSignatures: signed } = header
  const { numReadonlySignedAccounts: readonlySigned, numReadonlyUnsignedAccounts: readonlyUnsigned } = header
  if (!isIndex(signed) || !isIndex(readonlySigned) || !isIndex(readonlyUnsigned)) return undefined
  const staticKeys = accountKeys.length
  if (readonlySigned > signed || signed + readonlyUnsigned > staticKeys) return undefined
  const writable = isRecord(loaded) ? loaded.writable : undefined
  const loadedWritable = Array.isArray(writable) ? writable.length : 0
  return { signed, readonlySigned, readonlyUnsigned, staticKeys, loadedWritable }
}

function readSignature(signatures: unknown, known: Signature | undefined): Signature | undefined {
  const first: unknown = Array.isArray(signatures) ? signatures[0] : undefined
  if (first === known) return known
  return typeof first === 'string' ? parseSignature(first) : undefined
}

/**
 * Returns all account keys in the order of the indexes that instructions use: static keys, loaded writable
 * keys, loaded readonly keys.
 */
function readAccountKeys(keys: unknown, loaded: unknown): readonly Address[] | undefined {
  const staticKeys = readAddresses(keys)
  if (staticKeys === undefined) return undefined
  if (loaded === undefined || loaded === null) return staticKeys
  if (!isRecord(loaded)) return undefined
  const writable = readAddresses(loaded.writable)
  const readonly = readAddresses(loaded.readonly)
  return writable && readonly && [...staticKeys, ...writable, ...readonly]
}

function readAddresses(texts: unknown): readonly Address[] | undefined {
  return readAll(texts, (text) => (typeof text === 'string' ? parseAddress(text) : undefined))
}

/**
 * Returns the log lines. A node that records no logs sends null. In that case the log counts as truncated
 * before its first line.
 */
function readLogs(lines: unknown): readonly string[] | undefined {
  if (isUnrecorded(lines)) return ['Log truncated']
  return readAll(lines, (line) => (typeof line === 'string' ? line : undefined))
}

/**
 * Inputs for parsing instructions: all account keys, and the requested programs (`undefined`: all programs).
 */
interface Reading {
  readonly keys: readonly Address[]
  readonly programs: ReadonlySet<Address> | undefined
}

/** An instruction, or null if its program was not requested. */
type Read = Instruction | null

/**
 * Returns instructions in the order of execution: each outer instruction is followed by its inner
 * instructions.
 */
function readInstructions(
  outer: unknown,
  inner: unknown,
  reading: Reading,
): readonly Instruction[] | undefined {
  const outerRead = readList(outer, [], reading)
  const innerByOuter = readInner(inner, reading)
  if (outerRead === undefined || innerByOuter === undefined) return undefined
  if ([...innerByOuter.keys()].some((index) => index >= outerRead.length)) return undefined
  return outerRead
    .flatMap((instruction, index) => [instruction, ...(innerByOuter.get(index) ?? [])])
    .filter((instruction) => instruction !== null)
}

/** Whether the node has not recorded a list. A transaction without entries has an empty list instead. */
function isUnrecorded(list: unknown): boolean {
  return list === null || list === undefined
}

function readInner(inner: unknown, reading: Reading): ReadonlyMap<number, readonly Read[]> | undefined {
  const byOuter = new Map<number, readonly Read[]>()
  if (isUnrecorded(inner)) return byOuter
  if (!Array.isArray(inner)) return undefined
  for (const group of inner as unknown[]) {
    if (!isRecord(group) || !isIndex(group.index) || byOuter.has(group.index)) return undefined
    const instructions = readList(group.instructions, [group.index], reading)
    if (instructions === undefined) return undefined
    byOuter.set(group.index, instructions)
  }
  return byOuter
}

function readList(
  list: unknown,
  parent: readonly number[],
  { keys, programs }: Reading,
): readonly Read[] | undefined {
  return readAll(list, (entry, position) => {
    if (!isRecord(entry) || !isIndex(entry.programIdIndex) || typeof entry.data !== 'string') return undefined
    const programId = keys[entry.programIdIndex]
    if (programId === undefined) return undefined
    if (programs?.has(programId) === false) return null
    const accounts = readAll(entry.accounts, (index) => (isIndex(index) ? keys[index] : undefined))
    const data = decodeBase58(entry.data)
    if (accounts === undefined || data === undefined) return undefined
    return { path: [...parent, position], programId, accounts, data }
  })
}

/** Parses every entry of a list. `undefined`: the value is not a list, or at least one entry is malformed. */
function readAll<T>(
  list: unknown,
  readEntry: (entry: unknown, position: number) => T | undefined,
): T[] | undefined {
  if (!Array.isArray(list)) return undefined
  const read: T[] = []
  for (let position = 0; position < list.length; position++) {
    const value = readEntry(list[position], position)
    if (value === undefined) return undefined
    read.push(value)
  }
  return read
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is a non-negative whole number that a double represents exactly. */
function isIndex(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
