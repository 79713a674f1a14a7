import { type Address, type Signature, trustedAddress } from '~/domain/base/ids'
import type { UnixMs } from '~/domain/base/time'
import { lazy } from '~/lib/async/lazy'
import { SlotStatus } from '~/solana/geyser/generated/geyser/SlotStatus.generated'
import type { LedgerTransaction, SlotChange } from '../ledger'
import { blockhashOf, type Node } from '../rpc/node'
import { accountKeys } from '../rpc/transaction-keys'
import type { AccountMessage, BlockMessage, Message, SlotMessage, TransactionMessage } from './message'
import { isVote } from './transaction-info'

/** The messages of one block. They are created when a stream needs them. */
export interface BlockMessages {
  readonly change: SlotChange
  /** Accounts and transactions, then the entry, the block and its meta. */
  readonly data: () => readonly Message[]
  status(name: keyof typeof SlotStatus, deadError?: string): SlotMessage
}

export function createBlockMessages(change: SlotChange, node: Node, createdAtMs: UnixMs): BlockMessages {
  const { slot, parent } = change
  return {
    change,
    data: lazy(() => dataOf(change, node, createdAtMs)),
    status: (name, deadError) => ({
      kind: 'slot',
      slot,
      createdAtMs,
      parent,
      status: SlotStatus[name],
      deadError,
    }),
  }
}

function dataOf(change: SlotChange, node: Node, createdAtMs: UnixMs): readonly Message[] {
  const transactions = change.transactions.map((transaction, index) =>
    transactionMessage(transaction, index, createdAtMs),
  )
  const accounts = accountMessages(change, transactions, createdAtMs)
  const block = blockMessage(change, node, { transactions, accounts, createdAtMs })
  return [...inOrderOfArrival(transactions, accounts), block.entry, block, block.meta]
}

function transactionMessage(
  transaction: LedgerTransaction,
  index: number,
  createdAtMs: UnixMs,
): TransactionMessage {
  return {
    kind: 'transaction',
    slot: transaction.slot,
    createdAtMs,
    transaction,
    index,
    isVote: isVote(transaction),
    keys: new Set(accountKeys(transaction)),
  }
}

const systemProgram = trustedAddress('11111111111111111111111111111111')
const nothing = new Uint8Array()

/**
 * Largest number of account writes in a slot. Write versions are numbered by slot, so that they also increase
 * from one process of the node to the next.
 */
const mostWritesPerSlot = 1_000_000

function accountMessages(
  { slot, accounts, closed }: SlotChange,
  transactions: readonly TransactionMessage[],
  createdAtMs: UnixMs,
): readonly AccountMessage[] {
  const writers = lastWriters(transactions)
  const gone = closed.map((key) => ({ key, owner: systemProgram, lamports: 0n, data: nothing }))
  return [...accounts, ...gone].map((account, index) => ({
    kind: 'account',
    slot,
    createdAtMs,
    account,
    writeVersion: slot * mostWritesPerSlot + index,
    writer: writers.get(account.key),
  }))
}

/** Returns the last successful transaction that locked an account for writing, by the account's key. */
function lastWriters(transactions: readonly TransactionMessage[]): ReadonlyMap<Address, Signature> {
  const writers = new Map<Address, Signature>()
  for (const { transaction } of transactions) {
    if (transaction.error !== null && transaction.error !== undefined) continue
    for (const key of writableKeys(transaction)) writers.set(key, transaction.signature)
  }
  return writers
}

function writableKeys({ header, staticKeys, loadedWritable }: LedgerTransaction): readonly Address[] {
  const { requiredSignatures, readonlySigned, readonlyUnsigned } = header
  const isWritable = (index: number) =>
    index < requiredSignatures
      ? index < requiredSignatures - readonlySigned
      : index < staticKeys.length - readonlyUnsigned
  return [...staticKeys.filter((_, index) => isWritable(index)), ...loadedWritable]
}

/**
 * Returns the messages in the order in which a validator reports them: the accounts that a transaction wrote
 * come before the transaction, and accounts that were written without a transaction come first.
 */
function inOrderOfArrival(
  transactions: readonly TransactionMessage[],
  accounts: readonly AccountMessage[],
): readonly Message[] {
  const byWriter = new Map<Signature | undefined, AccountMessage[]>()
  for (const account of accounts) {
    const written = byWriter.get(account.writer)
    if (written) written.push(account)
    else byWriter.set(account.writer, [account])
  }
  return [
    ...(byWriter.get(undefined) ?? []),
    ...transactions.flatMap((each) => [...(byWriter.get(each.transaction.signature) ?? []), each]),
  ]
}

type BlockParts = Pick<BlockMessage, 'transactions' | 'accounts' | 'createdAtMs'>

function blockMessage(
  { slot, parent }: SlotChange,
  { view, blockHeight }: Node,
  parts: BlockParts,
): BlockMessage {
  const { ledger } = view
  const { createdAtMs, transactions } = parts
  const blockhash = blockhashOf(ledger.genesisHash, slot)
  const transactionCount = transactions.length
  return {
    kind: 'block',
    slot,
    ...parts,
    entry: { kind: 'entry', slot, createdAtMs, blockhash, transactionCount },
    meta: {
      kind: 'blockMeta',
      slot,
      createdAtMs,
      blockhash,
      blockTime: ledger.blockTime(slot),
      blockHeight: blockHeight(slot),
      parent,
      parentBlockhash: blockhashOf(ledger.genesisHash, parent),
      transactionCount,
    },
  }
}
