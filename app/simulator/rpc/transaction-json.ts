import { encodeBase58 } from '~/lib/text/base58'
import type { LedgerInstruction, LedgerTransaction } from '../ledger'
import { RawJson } from './json-text'
import { unsupportedTransactionVersion } from './node-error'
import { type Config, readChoice, readUnsigned } from './params'
import { parsedMessageJson, partiallyDecoded } from './parsed-transaction-json'
import { accountKeys } from './transaction-keys'
import { compiledInstructionText, messageText, metaText } from './transaction-text'
import { signaturesOf, transactionWireBytes } from './transaction-wire'

export const transactionEncodings = ['json', 'jsonParsed', 'base64', 'base58', 'binary'] as const
export type TransactionEncoding = (typeof transactionEncodings)[number]

/** Encoding of transactions that a client requests, and the newest transaction version that it supports. */
export interface TransactionFormat {
  readonly encoding: TransactionEncoding
  /**
   * Newest supported version; `undefined`: the client supports legacy transactions only, and the response has
   * no `version` member.
   */
  readonly maxVersion: number | undefined
}

export function readTransactionFormat(config: Config): TransactionFormat {
  return {
    encoding: readChoice(config, 'encoding', transactionEncodings) ?? 'json',
    maxVersion: readUnsigned(config, 'maxSupportedTransactionVersion'),
  }
}

/**
 * Stack height of all inner instructions. The ledger does not store deeper nesting, so every inner
 * instruction counts as called by its outer instruction.
 */
export const innerStackHeight = 2

/** Returns `transaction`, `meta` and `version`. Throws if the client does not support the version. */
export function transactionJson(transaction: LedgerTransaction, format: TransactionFormat) {
  return new RawJson(`{${transactionMembers(transaction, format)}}`)
}

/** Returns {@link transactionJson} together with slot and block time, as in a `getTransaction` response. */
export function placedTransactionJson(transaction: LedgerTransaction, format: TransactionFormat) {
  const { blockTime, slot } = transaction
  const members = transactionMembers(transaction, format)
  return new RawJson(`{"blockTime":${blockTime},"slot":${slot},${members}}`)
}

function transactionMembers(transaction: LedgerTransaction, format: TransactionFormat): string {
  requireVersion(transaction, format)
  const { encoding, maxVersion } = format
  const version = maxVersion === undefined ? '' : `,"version":${JSON.stringify(transaction.version)}`
  const meta = metaText(transaction, innerInstructionWriter(transaction, encoding))
  return `"transaction":${encodedTransaction(transaction, encoding)},"meta":${meta}${version}`
}

export function requireVersion(transaction: LedgerTransaction, format: TransactionFormat): void {
  const { version } = transaction
  if (version === 'legacy') return
  if (format.maxVersion === undefined || version > format.maxVersion)
    throw unsupportedTransactionVersion(version)
}

function encodedTransaction(transaction: LedgerTransaction, encoding: TransactionEncoding): string {
  const signatures = () => JSON.stringify(signaturesOf(transaction))
  switch (encoding) {
    case 'json':
      return `{"signatures":${signatures()},"message":${messageText(transaction)}}`
    case 'jsonParsed':
      return `{"signatures":${signatures()},"message":${JSON.stringify(parsedMessageJson(transaction))}}`
    case 'base64':
      return `["${Buffer.from(transactionWireBytes(transaction)).toString('base64')}","base64"]`
    case 'base58':
      return `["${encodeBase58(transactionWireBytes(transaction))}","base58"]`
    case 'binary':
      return `"${encodeBase58(transactionWireBytes(transaction))}"`
  }
}

function innerInstructionWriter(transaction: LedgerTransaction, encoding: TransactionEncoding) {
  if (encoding !== 'jsonParsed') {
    return (instruction: LedgerInstruction) => compiledInstructionText(instruction, innerStackHeight)
  }
  const keys = accountKeys(transaction)
  return (instruction: LedgerInstruction) =>
    JSON.stringify(partiallyDecoded(keys, instruction, innerStackHeight))
}
