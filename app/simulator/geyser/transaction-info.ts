import type { SubscribeUpdateTransactionInfo } from '~/solana/geyser/generated/geyser/SubscribeUpdateTransactionInfo.generated'
import type { Message } from '~/solana/geyser/generated/solana/storage/ConfirmedBlock/Message.generated'
import type { TransactionStatusMeta } from '~/solana/geyser/generated/solana/storage/ConfirmedBlock/TransactionStatusMeta.generated'
import type { LedgerInstruction, LedgerTokenBalance, LedgerTransaction } from '../ledger'
import { tokenAmountJson } from '../rpc/token-amount'
import { innerStackHeight } from '../rpc/transaction-json'
import { signaturesOf } from '../rpc/transaction-wire'
import { bytesOf } from './key-bytes'
import { transactionErrorBytes } from './transaction-error'

const voteProgram = 'Vote111111111111111111111111111111111111111'

/** Returns a transaction as Geyser sends it. `index`: its position in the block. */
export function transactionInfo(
  transaction: LedgerTransaction,
  index: number,
): SubscribeUpdateTransactionInfo {
  return {
    signature: bytesOf(transaction.signature),
    isVote: isVote(transaction),
    transaction: {
      signatures: signaturesOf(transaction).map(bytesOf),
      message: message(transaction),
    },
    meta: meta(transaction),
    index,
  }
}

/** Returns whether a transaction is a simple vote: its only instruction calls the Vote program. */
export function isVote({ instructions, staticKeys, version }: LedgerTransaction): boolean {
  const [only, ...others] = instructions
  if (version !== 'legacy' || only === undefined || others.length > 0) return false
  return staticKeys[only.programIdIndex] === voteProgram
}

function message(transaction: LedgerTransaction): Message {
  const { header, version, config } = transaction
  return {
    header: {
      numRequiredSignatures: header.requiredSignatures,
      numReadonlySignedAccounts: header.readonlySigned,
      numReadonlyUnsignedAccounts: header.readonlyUnsigned,
    },
    accountKeys: transaction.staticKeys.map(bytesOf),
    recentBlockhash: bytesOf(transaction.recentBlockhash),
    instructions: transaction.instructions.map(instruction),
    versioned: version !== 'legacy',
    addressTableLookups: transaction.lookupTables.map((table) => ({
      accountKey: bytesOf(table.key),
      writableIndexes: Uint8Array.from(table.writableIndexes),
      readonlyIndexes: Uint8Array.from(table.readonlyIndexes),
    })),
    ...(config && { config }),
  }
}

function instruction({ programIdIndex, accountIndexes, data }: LedgerInstruction) {
  return { programIdIndex, accounts: Uint8Array.from(accountIndexes), data }
}

function meta(transaction: LedgerTransaction): TransactionStatusMeta {
  return {
    ...transactionErr(transaction),
    fee: transaction.feeLamports.toString(),
    preBalances: transaction.preBalances.map(String),
    postBalances: transaction.postBalances.map(String),
    innerInstructions: transaction.innerInstructions.map(({ index, instructions }) => ({
      index,
      instructions: instructions.map((each) => ({ ...instruction(each), stackHeight: innerStackHeight })),
    })),
    logMessages: [...transaction.logs],
    preTokenBalances: transaction.preTokenBalances.map(tokenBalance),
    postTokenBalances: transaction.postTokenBalances.map(tokenBalance),
    loadedWritableAddresses: transaction.loadedWritable.map(bytesOf),
    loadedReadonlyAddresses: transaction.loadedReadonly.map(bytesOf),
    returnDataNone: true,
    computeUnitsConsumed: transaction.computeUnits,
  }
}

/** Returns the field `err` of a failed transaction. A successful transaction does not have the field. */
export function transactionErr({ error }: LedgerTransaction) {
  return error === null || error === undefined ? {} : { err: { err: transactionErrorBytes(error) } }
}

function tokenBalance(balance: LedgerTokenBalance) {
  const { accountIndex, mint, owner, tokenProgram, amountRaw, decimals } = balance
  return {
    accountIndex,
    mint,
    owner,
    programId: tokenProgram,
    uiTokenAmount: tokenAmountJson(amountRaw, decimals),
  }
}
