import { encodeBase58 } from '~/lib/text/base58'
import type { LedgerInstruction, LedgerTokenBalance, LedgerTransaction } from '../ledger'
import { tokenAmountText } from './token-amount'
import { addressTableLookups } from './transaction-keys'

/**
 * Writes `meta` of a transaction as JSON text. It concatenates text instead of building an object for
 * `JSON.stringify`: clients read millions of transactions, and the roughly 300 objects per transaction would
 * double the cost. Keys are base58 and need no escaping.
 */
export function metaText(
  transaction: LedgerTransaction,
  innerText: (instruction: LedgerInstruction) => string,
): string {
  const groups = transaction.innerInstructions.map(
    ({ index, instructions }) =>
      `{"index":${index},"instructions":[${instructions.map(innerText).join(',')}]}`,
  )
  return (
    `${openBalanceMeta(transaction)},"computeUnitsConsumed":${transaction.computeUnits},"innerInstructions":[${groups.join(',')}]` +
    `,"loadedAddresses":{"writable":${keysText(transaction.loadedWritable)},"readonly":${keysText(transaction.loadedReadonly)}}` +
    `,"logMessages":${JSON.stringify(transaction.logs)},"rewards":[]}`
  )
}

/** Writes the part of `meta` that `getBlock` returns with `transactionDetails: "accounts"`. */
export function balanceMetaText(transaction: LedgerTransaction): string {
  return `${openBalanceMeta(transaction)}}`
}

function openBalanceMeta(transaction: LedgerTransaction): string {
  const err = JSON.stringify(transaction.error ?? null)
  return (
    `{"err":${err},"status":${err === 'null' ? '{"Ok":null}' : `{"Err":${err}}`},"fee":${transaction.feeLamports}` +
    `,"preBalances":${lamportsText(transaction.preBalances)},"postBalances":${lamportsText(transaction.postBalances)}` +
    `,"preTokenBalances":${tokenBalancesText(transaction.preTokenBalances)}` +
    `,"postTokenBalances":${tokenBalancesText(transaction.postTokenBalances)}`
  )
}

/**
 * Writes lamport balances. A balance that equals the previous one reuses its text, because most accounts have
 * the rent-exempt minimum.
 */
function lamportsText(values: readonly bigint[]): string {
  let text = ''
  let last: bigint | undefined
  let lastText = ''
  for (const value of values) {
    if (value !== last) {
      last = value
      lastText = value.toString()
    }
    text += text === '' ? lastText : `,${lastText}`
  }
  return `[${text}]`
}

function tokenBalancesText(balances: readonly LedgerTokenBalance[]): string {
  let text = ''
  for (const { accountIndex, mint, owner, tokenProgram, amountRaw, decimals } of balances) {
    text +=
      `${text === '' ? '' : ','}{"accountIndex":${accountIndex},"mint":"${mint}","owner":"${owner}"` +
      `,"programId":"${tokenProgram}","uiTokenAmount":${tokenAmountText(amountRaw, decimals)}}`
  }
  return `[${text}]`
}

/** Writes `message` in encoding `json`. */
export function messageText(transaction: LedgerTransaction): string {
  const { requiredSignatures, readonlySigned, readonlyUnsigned } = transaction.header
  const instructions = transaction.instructions.map((each) => compiledInstructionText(each, 1))
  return (
    `{"accountKeys":${keysText(transaction.staticKeys)}` +
    `,"header":{"numRequiredSignatures":${requiredSignatures},"numReadonlySignedAccounts":${readonlySigned},"numReadonlyUnsignedAccounts":${readonlyUnsigned}}` +
    `,"instructions":[${instructions.join(',')}],"recentBlockhash":"${transaction.recentBlockhash}"${lookupsText(transaction)}${configText(transaction)}}`
  )
}

export function compiledInstructionText(instruction: LedgerInstruction, stackHeight: number): string {
  const { accountIndexes, programIdIndex, data } = instruction
  return `{"accounts":[${accountIndexes.join(',')}],"data":"${encodeBase58(data)}","programIdIndex":${programIdIndex},"stackHeight":${stackHeight}}`
}

/** Writes the address table lookups of a v0 message. Returns an empty string for other versions. */
function lookupsText(transaction: LedgerTransaction): string {
  const lookups = addressTableLookups(transaction)
  return lookups === undefined ? '' : `,"addressTableLookups":${JSON.stringify(lookups)}`
}

/**
 * Writes the config of a message of version 1 or later (SIMD-0385). Returns an empty string for earlier
 * versions.
 */
function configText({ config }: LedgerTransaction): string {
  return config === undefined ? '' : `,"config":${JSON.stringify(config)}`
}

function keysText(keys: readonly string[]): string {
  return keys.length === 0 ? '[]' : `["${keys.join('","')}"]`
}
