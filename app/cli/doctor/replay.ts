import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProtocolId } from '~/domain/protocol/protocol'
import type { Protocol } from '~/protocols/protocol'
import { toHex } from '~/solana/bytes/hex'
import { readRpcBlockTransaction, readRpcTransaction } from '~/solana/transaction/rpc-transaction'
import type { Transaction } from '~/solana/transaction/transaction'
import { UsageError } from '../usage-error'
import { isRecord } from './probe'

/** What the decoders of one protocol found in recorded transactions. */
export interface Tally {
  transactions: number
  events: number
  corrupt: number
  truncated: number
  /** Number of instructions that Sextant does not know, by their first eight bytes in hex. */
  readonly unknown: Map<string, number>
  /** Reasons of the first corrupt events, each with its transaction. */
  readonly reasons: string[]
}

export interface Replay {
  readonly files: number
  readonly transactions: number
  /** Files and entries that are neither a transaction nor a block. */
  readonly unreadable: readonly string[]
  readonly byProtocol: ReadonlyMap<ProtocolId, Tally>
}

const mostReasons = 5

/**
 * Reads the JSON files in a folder and its subfolders, and decodes every transaction in them. A file contains
 * what `getTransaction` or `getBlock` returned (encoding `json`), with or without the JSON-RPC envelope, or a
 * list of these. Throws `UsageError` if there is no such folder.
 */
export async function replayFolder(folder: string, protocols: readonly Protocol[]): Promise<Replay> {
  const names = (await namesIn(folder)).filter((name) => name.endsWith('.json')).sort()
  const byProtocol = new Map(protocols.map(({ id }) => [id, emptyTally()]))
  const unreadable: string[] = []
  let count = 0
  for (const name of names) {
    for (const transaction of transactionsIn(parse(await readFile(join(folder, name), 'utf8')))) {
      if (transaction === undefined) unreadable.push(name)
      else {
        count += 1
        for (const protocol of protocols) add(byProtocol.get(protocol.id), protocol, transaction)
      }
    }
  }
  return { files: names.length, transactions: count, unreadable: [...new Set(unreadable)], byProtocol }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder, { recursive: true })
  } catch (error) {
    throw new UsageError(`Can't read the folder ${folder}: ${error instanceof Error ? error.message : error}`)
  }
}

function emptyTally(): Tally {
  return { transactions: 0, events: 0, corrupt: 0, truncated: 0, unknown: new Map(), reasons: [] }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the transactions of a file. `undefined` for each part that is not readable. */
function transactionsIn(json: unknown): readonly (Transaction | undefined)[] {
  if (Array.isArray(json)) return json.flatMap(transactionsIn)
  if (!isRecord(json)) return [undefined]
  if ('result' in json) return json.result === null ? [] : transactionsIn(json.result)
  if (Array.isArray(json.transactions)) return blockTransactions(json, json.transactions)
  return [readRpcTransaction(json)]
}

/** A block does not contain its own slot, so the slot after its parent is used. */
function blockTransactions(
  block: Readonly<Record<string, unknown>>,
  entries: readonly unknown[],
): readonly (Transaction | undefined)[] {
  const slot = typeof block.parentSlot === 'number' ? block.parentSlot + 1 : 0
  const time = typeof block.blockTime === 'number' ? block.blockTime : null
  return entries.map((entry) => readRpcBlockTransaction(entry, slot, time))
}

function add(tally: Tally | undefined, protocol: Protocol, transaction: Transaction): void {
  const own = transaction.instructions.filter(({ programId }) => protocol.programIds.includes(programId))
  if (tally === undefined || own.length === 0) return
  tally.transactions += 1
  if (transaction.failed) return
  const { events, corrupt, truncated } = protocol.readEvents(transaction)
  tally.events += events.length
  tally.corrupt += corrupt.length
  tally.truncated += truncated ? 1 : 0
  for (const { instructionPath, reason } of corrupt)
    if (tally.reasons.length < mostReasons)
      tally.reasons.push(`${transaction.signature} ${instructionPath}: ${reason}`)
  if (protocol.accountFamilies.length === 0) return
  for (const { data } of own) {
    const unknown = unknownInstruction(protocol, data)
    if (unknown !== undefined) tally.unknown.set(unknown, (tally.unknown.get(unknown) ?? 0) + 1)
  }
}

/** First eight bytes of the instruction in which a program calls itself with an event. */
const eventTag = 'e445a52e51cb9a1d'

/**
 * Returns the first eight bytes of an instruction, in hex, if the protocol does not know the instruction.
 * `undefined`: it is known, or it is an event.
 */
function unknownInstruction({ knownInstructions }: Protocol, data: Uint8Array): string | undefined {
  const discriminator = toHex(data.subarray(0, 8))
  const isKnown = knownInstructions.some((known) => discriminator.startsWith(known))
  return discriminator === eventTag || isKnown ? undefined : discriminator
}
