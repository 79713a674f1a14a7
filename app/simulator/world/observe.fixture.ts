import type { Slot } from '~/domain/base/time'
import type { AccountState } from '~/domain/chain/account-change'
import { type ProtocolId, protocolFacts } from '~/domain/protocol/protocol'
import type { TransactionEvents } from '~/protocols/protocol'
import { protocols } from '~/protocols/registry'
import type { Transaction } from '~/solana/transaction/transaction'
import type { Ledger, LedgerInstruction, LedgerTransaction, SignatureEntry } from '../ledger'

/** Reads a ledger like the indexer does: as bytes that Sextant's own decoders decode. */

export const eventProtocols = [
  'jupiter-dca',
  'jupiter-limit',
  'jupiter-limit-v1',
  'kamino-limit',
  'drift-perps',
  'velocity-perps',
] as const

/** Returns the decoded accounts of a protocol. Throws if an account cannot be decoded. */
export function statesOf<K extends AccountState['kind']>(
  ledger: Ledger,
  id: ProtocolId,
  kind: K,
): Extract<AccountState, { kind: K }>[] {
  const states: Extract<AccountState, { kind: K }>[] = []
  for (const programId of protocolFacts[id].programIds) {
    for (const { key, owner, data } of ledger.programAccounts(programId)) {
      const decoded = protocols[id].decodeAccount(key, owner, data)
      if (decoded.outcome !== 'ok') throw new Error(`${id} ${key}: ${JSON.stringify(decoded)}`)
      if (isKind(decoded.value, kind)) states.push(decoded.value)
    }
  }
  return states
}

function isKind<K extends AccountState['kind']>(
  state: AccountState,
  kind: K,
): state is Extract<AccountState, { kind: K }> {
  return state.kind === kind
}

/** Lists a program's signatures from slot `from` on, newest first. */
export function* entriesSince(ledger: Ledger, id: ProtocolId, from: Slot): Iterable<SignatureEntry> {
  const [programId] = protocolFacts[id].programIds
  const limit = 200
  let entries = ledger.signaturesFor(programId, { limit })
  while (entries.length > 0) {
    for (const entry of entries) {
      if (entry.slot < from) return
      yield entry
    }
    entries = ledger.signaturesFor(programId, { limit, before: entries.at(-1)?.signature })
  }
}

/** Lists a protocol's transactions from slot `from` on, newest first. */
export function* transactionsSince(ledger: Ledger, id: ProtocolId, from: Slot): Iterable<LedgerTransaction> {
  for (const { signature } of entriesSince(ledger, id, from)) {
    const transaction = ledger.transaction(signature)
    if (transaction === undefined) throw new Error(`${signature} is listed but does not exist`)
    yield transaction
  }
}

/** A transaction, and its events as the protocol's decoder reads them. */
export interface Observed {
  readonly transaction: LedgerTransaction
  readonly found: TransactionEvents
}

/** Returns a protocol's transactions and events from slot `from` on, oldest first. */
export function observe(ledger: Ledger, id: ProtocolId, from: Slot): Observed[] {
  return Array.from(transactionsSince(ledger, id, from), (transaction) => ({
    transaction,
    found: protocols[id].readEvents(flatten(transaction)),
  })).reverse()
}

/**
 * Returns outer instructions, each followed by its inner instructions. All have addresses instead of indexes.
 */
function flatten(transaction: LedgerTransaction): Transaction {
  const { signature, slot, blockTime, error, logs, staticKeys, loadedWritable, loadedReadonly } = transaction
  const accountKeys = [...staticKeys, ...loadedWritable, ...loadedReadonly]
  const keyAt = (index: number) => {
    const key = accountKeys[index]
    if (key === undefined) throw new Error(`${signature} has no key ${index}`)
    return key
  }
  const resolve = (path: readonly number[], { programIdIndex, accountIndexes, data }: LedgerInstruction) => ({
    path,
    programId: keyAt(programIdIndex),
    accounts: accountIndexes.map(keyAt),
    data,
  })
  const inner = new Map(transaction.innerInstructions.map((group) => [group.index, group.instructions]))
  const instructions = transaction.instructions.flatMap((outer, index) => [
    resolve([index], outer),
    ...(inner.get(index) ?? []).map((each, position) => resolve([index, position], each)),
  ])
  return { signature, slot, blockTime, failed: error !== null, accountKeys, instructions, logs }
}
