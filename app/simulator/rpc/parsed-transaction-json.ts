import type { Address } from '~/domain/base/ids'
import { invariant } from '~/lib/invariant'
import { encodeBase58 } from '~/lib/text/base58'
import type { LedgerInstruction, LedgerTransaction } from '../ledger'
import { accountKeys, addressTableLookups } from './transaction-keys'

/**
 * Returns `message` in encoding `jsonParsed`. A real node parses instructions of known programs and sends all
 * others "partially decoded", with keys instead of indexes. This server has no parsers, so all instructions
 * are partially decoded.
 */
export function parsedMessageJson(transaction: LedgerTransaction) {
  const keys = accountKeys(transaction)
  return {
    accountKeys: annotatedKeys(transaction),
    instructions: transaction.instructions.map((instruction) => partiallyDecoded(keys, instruction, 1)),
    recentBlockhash: transaction.recentBlockhash,
    addressTableLookups: addressTableLookups(transaction),
  }
}

/** Returns every account key with its signer and writable flags and its source. */
export function annotatedKeys(transaction: LedgerTransaction) {
  const { requiredSignatures, readonlySigned, readonlyUnsigned } = transaction.header
  const staticCount = transaction.staticKeys.length
  const fromMessage = transaction.staticKeys.map((pubkey, index) => {
    const signer = index < requiredSignatures
    const writable = signer
      ? index < requiredSignatures - readonlySigned
      : index < staticCount - readonlyUnsigned
    return { pubkey, signer, source: 'transaction', writable }
  })
  const loaded = (pubkey: string, writable: boolean) => ({
    pubkey,
    signer: false,
    source: 'lookupTable',
    writable,
  })
  return [
    ...fromMessage,
    ...transaction.loadedWritable.map((key) => loaded(key, true)),
    ...transaction.loadedReadonly.map((key) => loaded(key, false)),
  ]
}

export function partiallyDecoded(
  keys: readonly Address[],
  instruction: LedgerInstruction,
  stackHeight: number,
) {
  const keyAt = (index: number) => {
    const key = keys[index]
    invariant(key !== undefined, `an instruction names account ${index} of ${keys.length}`)
    return key
  }
  return {
    programId: keyAt(instruction.programIdIndex),
    accounts: instruction.accountIndexes.map(keyAt),
    data: encodeBase58(instruction.data),
    stackHeight,
  }
}
