import type { AccountState } from '~/domain/account-change'
import type { ChainEvent } from '~/domain/chain-event'
import { type ProtocolId, protocolFacts } from '~/domain/protocol'
import type { Slot } from '~/domain/time'
import type { TransactionEvents } from '~/protocols/protocol'
import { protocols } from '~/protocols/registry'
import { readRpcTransaction } from '~/solana/rpc-transaction'
import type { Ledger, LedgerTransaction } from '../ledger'
import { toJsonText } from '../rpc/json-text'
import { transactionJson } from '../rpc/transaction-json'

/** Looks at a ledger the way the indexer does: through the bytes, with the product's own decoders. */

export const eventProtocols = [
  'jupiter-dca',
  'jupiter-limit',
  'jupiter-limit-v1',
  'kamino-limit',
  'drift-perps',
] as const

/** Everything that the accounts of a protocol say. Throws if one does not decode. */
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

/** Transactions of a protocol in the slots from `from` on, newest first. */
export function* transactionsSince(ledger: Ledger, id: ProtocolId, from: Slot): Iterable<LedgerTransaction> {
  const [programId] = protocolFacts[id].programIds
  let entries = ledger.signaturesFor(programId, { limit: 1000 })
  while (entries.length > 0) {
    for (const { signature, slot } of entries) {
      if (slot < from) return
      const transaction = ledger.transaction(signature)
      if (transaction === undefined) throw new Error(`${signature} is listed and does not exist`)
      yield transaction
    }
    entries = ledger.signaturesFor(programId, { limit: 1000, before: entries.at(-1)?.signature })
  }
}

/** What the decoder of a protocol finds in a transaction, on its way through the RPC's JSON. */
export function eventsIn(ledger: Ledger, id: ProtocolId, transaction: LedgerTransaction): TransactionEvents {
  const json = transactionJson(transaction, ledger, { encoding: 'json', maxVersion: 0 })
  const answer: unknown = JSON.parse(
    toJsonText({ ...json, slot: transaction.slot, blockTime: transaction.blockTime }),
  )
  const read = readRpcTransaction(answer)
  if (read === undefined) throw new Error(`${transaction.signature} is no transaction to a client`)
  return protocols[id].readEvents(read)
}

/** All events of a protocol since a slot. */
export function eventsSince(ledger: Ledger, id: ProtocolId, from: Slot): ChainEvent[] {
  const events: ChainEvent[] = []
  for (const transaction of transactionsSince(ledger, id, from)) {
    events.push(...eventsIn(ledger, id, transaction).events)
  }
  return events
}
