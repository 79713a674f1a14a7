import { encodeBase58 } from '~/lib/base58'
import type { Ledger, LedgerInstruction, LedgerTokenBalance, LedgerTransaction } from '../ledger'
import { jsonInteger } from './json-text'
import { type Config, readChoice, readUnsigned } from './params'
import { parsedMessageJson, partiallyDecoded } from './parsed-transaction-json'
import { unsupportedTransactionVersion } from './rpc-error'
import { tokenAmountJson } from './token-amount'
import { accountKeys, addressTableLookups } from './transaction-keys'
import { signaturesOf, transactionWireBytes } from './transaction-wire'

export const transactionEncodings = ['json', 'jsonParsed', 'base64', 'base58', 'binary'] as const
export type TransactionEncoding = (typeof transactionEncodings)[number]

/** How a client wants transactions. */
export interface TransactionFormat {
  readonly encoding: TransactionEncoding
  /** Undefined: the client knows legacy transactions only, and gets no `version` member. */
  readonly maxVersion: number | undefined
}

export function readTransactionFormat(config: Config): TransactionFormat {
  return {
    encoding: readChoice(config, 'encoding', transactionEncodings) ?? 'json',
    maxVersion: readUnsigned(config, 'maxSupportedTransactionVersion'),
  }
}

/** Inner instructions are listed flat; each was invoked by its outer instruction as far as a ledger knows. */
const innerStackHeight = 2

/** `transaction`, `meta` and `version` of an answer; refuses a version that the client does not know. */
export function transactionJson(transaction: LedgerTransaction, ledger: Ledger, format: TransactionFormat) {
  requireVersion(transaction, format)
  return {
    transaction: encodedTransaction(transaction, format.encoding),
    meta: metaJson(transaction, ledger, format.encoding),
    version: format.maxVersion === undefined ? undefined : transaction.version,
  }
}

export function requireVersion(transaction: LedgerTransaction, format: TransactionFormat): void {
  if (transaction.version !== 'legacy' && format.maxVersion === undefined) {
    throw unsupportedTransactionVersion(transaction.version)
  }
}

function encodedTransaction(transaction: LedgerTransaction, encoding: TransactionEncoding): unknown {
  const signatures = () => signaturesOf(transaction)
  switch (encoding) {
    case 'json':
      return { signatures: signatures(), message: messageJson(transaction) }
    case 'jsonParsed':
      return { signatures: signatures(), message: parsedMessageJson(transaction) }
    case 'base64':
      return [Buffer.from(transactionWireBytes(transaction)).toString('base64'), 'base64']
    case 'base58':
      return [encodeBase58(transactionWireBytes(transaction)), 'base58']
    case 'binary':
      return encodeBase58(transactionWireBytes(transaction))
  }
}

function messageJson(transaction: LedgerTransaction) {
  return {
    accountKeys: transaction.staticKeys,
    header: {
      numRequiredSignatures: transaction.header.requiredSignatures,
      numReadonlySignedAccounts: transaction.header.readonlySigned,
      numReadonlyUnsignedAccounts: transaction.header.readonlyUnsigned,
    },
    instructions: transaction.instructions.map((instruction) => compiledInstruction(instruction, 1)),
    recentBlockhash: transaction.recentBlockhash,
    addressTableLookups: addressTableLookups(transaction),
  }
}

function compiledInstruction(instruction: LedgerInstruction, stackHeight: number) {
  return {
    accounts: instruction.accountIndexes,
    data: encodeBase58(instruction.data),
    programIdIndex: instruction.programIdIndex,
    stackHeight,
  }
}

function metaJson(transaction: LedgerTransaction, ledger: Ledger, encoding: TransactionEncoding) {
  const keys = accountKeys(transaction)
  const inner = (instruction: LedgerInstruction) =>
    encoding === 'jsonParsed'
      ? partiallyDecoded(keys, instruction, innerStackHeight)
      : compiledInstruction(instruction, innerStackHeight)
  return {
    ...balanceMetaJson(transaction, ledger),
    computeUnitsConsumed: transaction.computeUnits,
    innerInstructions: transaction.innerInstructions.map(({ index, instructions }) => ({
      index,
      instructions: instructions.map(inner),
    })),
    loadedAddresses: { writable: transaction.loadedWritable, readonly: transaction.loadedReadonly },
    logMessages: transaction.logs,
    rewards: [],
  }
}

/** The part of `meta` that `getBlock` with `transactionDetails: "accounts"` answers too. */
export function balanceMetaJson(transaction: LedgerTransaction, ledger: Ledger) {
  const balance = (entry: LedgerTokenBalance) => ({
    accountIndex: entry.accountIndex,
    mint: entry.mint,
    owner: entry.owner,
    programId: ledger.token(entry.mint)?.tokenProgram,
    uiTokenAmount: tokenAmountJson(entry.amountRaw, entry.decimals),
  })
  const err = transaction.error ?? null
  return {
    err,
    status: err === null ? { Ok: null } : { Err: err },
    fee: jsonInteger(transaction.feeLamports),
    preBalances: transaction.preBalances.map(jsonInteger),
    postBalances: transaction.postBalances.map(jsonInteger),
    preTokenBalances: transaction.preTokenBalances.map(balance),
    postTokenBalances: transaction.postTokenBalances.map(balance),
  }
}
