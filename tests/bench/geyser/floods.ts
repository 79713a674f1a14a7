import { dcaProgramId } from '~/protocols/jupiter-dca/layout'
import type { LedgerTransaction } from '~/simulator/ledger'
import { placedTransactionJson } from '~/simulator/rpc/transaction-json'
import type { SubscribeUpdate } from '~/solana/geyser/generated/geyser/SubscribeUpdate.generated'
import { geyserService } from '~/solana/geyser/service'
import { accountUpdate, blockMetaUpdate, transactionUpdate } from '../../helpers/geyser-messages'
import { type HandMadeDca, handMadeDca } from '../../helpers/nodes/dca-chain'
import { orderAccount, scattered } from '../ingest/orders'
import { accountFrame, notification } from '../ingest/scripted-node'

/** Messages to send as fast as the indexer reads them. */
export interface Flood {
  readonly what: 'accounts' | 'transactions'
  /** Position at which to start: of an order in the shuffled sequence, or of a transaction. */
  readonly from: number
  readonly count: number
  /** Number of messages of a slot. */
  readonly perSlot: number
  /** Revision of the accounts, so that each run changes all of them. */
  readonly revision: number
}

const { responseSerialize } = geyserService.service.Subscribe
const fillsPerOrder = 200
const orders = new Map<number, HandMadeDca>()

/** Returns the serialised messages of a slot, with its `block_meta` at the end. */
export function slotMessages(floods: readonly Flood[], slot: number): readonly Buffer[] {
  const updates = floods.flatMap((flood) =>
    Array.from({ length: flood.count }, (_, offset) => updateAt(flood, flood.from + offset, slot)),
  )
  return [...updates, blockMetaUpdate(slot, slot - 1, now())].map(responseSerialize)
}

const now = (): number => Math.floor(Date.now() / 1000)

function updateAt({ what, revision }: Flood, position: number, slot: number): SubscribeUpdate {
  if (what === 'accounts') {
    const { key, owner, data } = orderAccount(scattered(position), revision)
    return accountUpdate({ key, owner, data, lamports: 2_903_520n, slot })
  }
  return transactionUpdate(transactionAt(position, slot))
}

function transactionAt(position: number, slot: number): LedgerTransaction {
  const index = Math.floor(position / fillsPerOrder)
  const order = orders.get(index) ?? handMadeDca(`benched ${index}`, BigInt(index))
  orders.set(index, order)
  return { ...order.filled(position), slot, blockTime: now() }
}

/**
 * Returns the same data as notifications of a Solana node, in the order of members of Agave. A transaction is
 * only announced; `texts` receives what the node returns for it.
 */
export function pubSubFrames(
  { what, from, count, revision }: Flood,
  slot: number,
  subscriptions: ReadonlyMap<string, number>,
  texts: Map<string, string>,
): readonly Buffer[] {
  return Array.from({ length: count }, (_, offset) => {
    if (what === 'transactions') return logsFrame(transactionAt(from + offset, slot), subscriptions, texts)
    return accountFrame(orderAccount(scattered(from + offset), revision), slot, subscriptions)
  })
}

function logsFrame(
  transaction: LedgerTransaction,
  subscriptions: ReadonlyMap<string, number>,
  texts: Map<string, string>,
): Buffer {
  const { signature, slot, logs } = transaction
  texts.set(signature, placedTransactionJson(transaction, { encoding: 'json', maxVersion: 1 }).text)
  const result = { context: { slot }, value: { signature, err: null, logs } }
  const params = { result, subscription: subscriptions.get(`logs ${dcaProgramId}`) }
  return Buffer.from(notification('logsNotification', params))
}
