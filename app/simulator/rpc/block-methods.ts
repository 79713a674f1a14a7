import type { Slot, UnixSeconds } from '~/domain/base/time'
import type { Ledger, LedgerTransaction } from '../ledger'
import { newestBlockUpTo } from './commitment'
import { RawJson } from './json-text'
import { blockhashOf, contextSlot, type Methods, type Node } from './node'
import {
  blockCleanedUp,
  blockNotAvailable,
  invalidParams,
  longTermStorageSlotSkipped,
  slotSkipped,
} from './node-error'
import {
  type Config,
  parseUnsigned,
  readChoice,
  readConfig,
  readFlag,
  readSlot,
  readStoredCommitment,
  required,
} from './params'
import { annotatedKeys } from './parsed-transaction-json'
import {
  readTransactionFormat,
  requireVersion,
  type TransactionFormat,
  transactionJson,
} from './transaction-json'
import { balanceMetaText } from './transaction-text'
import { signaturesOf } from './transaction-wire'

/**
 * Maximum number of slots in a request for a range of blocks. Same as `MAX_GET_CONFIRMED_BLOCKS_RANGE` of
 * agave.
 */
const maxBlockRange = 500_000
/**
 * Number of slots that a real node stores on its own disk. Older blocks come from long-term storage. For a
 * skipped slot, long-term storage returns another error than the disk.
 */
const localSlots = 216_000

const blockDetails = ['full', 'accounts', 'signatures', 'none'] as const
type BlockDetails = (typeof blockDetails)[number]

/** RPC methods that read blocks. */
export const blockMethods = {
  getBlock(params, node) {
    const slot = readSlot(params, 0)
    const config = readConfig(params, 1)
    const details = readChoice(config, 'transactionDetails', blockDetails) ?? 'full'
    const format = readTransactionFormat(config)
    const withRewards = readFlag(config, 'rewards') ?? true
    requireBlock(slot, node, node.view.slotAt(readStoredCommitment(config)))
    return {
      ...blockHeadJson(slot, node),
      ...blockTransactionsJson(node.view.ledger, slot, details, format),
      rewards: withRewards ? [] : undefined,
    }
  },

  getBlockTime(params, node): UnixSeconds | null {
    const slot = readSlot(params, 0)
    requireBlock(slot, node, node.view.slotAt('processed'))
    return node.view.ledger.blockTime(slot)
  },

  getBlocks(params, node) {
    const start = readSlot(params, 0)
    // The end slot is optional. Without it the configuration object takes its position.
    const hasEnd = typeof params[1] === 'number'
    const newest = storedSlot(node, readConfig(params, hasEnd ? 2 : params[1] === null ? 2 : 1))
    const end = hasEnd ? Math.min(parseUnsigned(params[1]), newest) : newest
    if (end - start > maxBlockRange) throw invalidParams(`Slot range too large; max ${maxBlockRange}`)
    return blocksBetween(node, start, end, maxBlockRange + 1)
  },

  getBlocksWithLimit(params, node) {
    const start = readSlot(params, 0)
    const limit = parseUnsigned(required(params, 1))
    if (limit > maxBlockRange) throw invalidParams(`Limit too large; max ${maxBlockRange}`)
    return blocksBetween(node, start, storedSlot(node, readConfig(params, 2)), limit)
  },
} satisfies Methods

function storedSlot(node: Node, config: Config): Slot {
  return contextSlot(node, config, readStoredCommitment(config))
}

function blocksBetween(node: Node, start: Slot, end: Slot, limit: number): Slot[] {
  const { ledger } = node.view
  const slots: Slot[] = []
  for (
    let slot = Math.max(start, ledger.firstAvailableSlot());
    slot <= end && slots.length < limit;
    slot += 1
  ) {
    if (!ledger.isSkipped(slot)) slots.push(slot)
  }
  return slots
}

/** Throws the error of a real node if the slot has no available block. */
function requireBlock(slot: Slot, node: Node, newest: Slot): void {
  const { ledger } = node.view
  const first = ledger.firstAvailableSlot()
  if (slot < first) throw blockCleanedUp(slot, first)
  if (slot > newest) throw blockNotAvailable(slot)
  if (ledger.isSkipped(slot)) {
    throw newest - slot > localSlots ? longTermStorageSlotSkipped(slot) : slotSkipped(slot)
  }
}

function blockHeadJson(slot: Slot, node: Node) {
  const { ledger } = node.view
  const parentSlot = newestBlockUpTo(ledger, slot - 1)
  return {
    blockHeight: node.blockHeight(slot),
    blockTime: ledger.blockTime(slot),
    blockhash: blockhashOf(ledger.genesisHash, slot),
    parentSlot,
    previousBlockhash: blockhashOf(ledger.genesisHash, parentSlot),
  }
}

function blockTransactionsJson(ledger: Ledger, slot: Slot, details: BlockDetails, format: TransactionFormat) {
  if (details === 'none') return {}
  const transactions = ledger.blockTransactions(slot)
  if (details === 'signatures') return { signatures: transactions.map(({ signature }) => signature) }
  if (details === 'accounts')
    return { transactions: transactions.map((each) => accountsOnlyJson(each, format)) }
  return { transactions: transactions.map((each) => transactionJson(each, format)) }
}

function accountsOnlyJson(transaction: LedgerTransaction, format: TransactionFormat) {
  requireVersion(transaction, format)
  return {
    transaction: { signatures: signaturesOf(transaction), accountKeys: annotatedKeys(transaction) },
    meta: new RawJson(balanceMetaText(transaction)),
    version: format.maxVersion === undefined ? undefined : transaction.version,
  }
}
