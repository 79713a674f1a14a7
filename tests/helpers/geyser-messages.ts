import type { Slot, UnixSeconds } from '~/domain/base/time'
import { decodeBase58 } from '~/lib/text/base58'
import type { LedgerAccount, LedgerInstruction, LedgerTransaction } from '~/simulator/ledger'
import type { SubscribeUpdate } from '~/solana/geyser/generated/geyser/SubscribeUpdate.generated'

const bytesOf = (base58: string): Buffer => Buffer.from(decodeBase58(base58) ?? [])

let writeVersion = 0

/** Returns the message for an account of a ledger. */
export function accountUpdate({ key, owner, lamports, data, slot }: LedgerAccount): SubscribeUpdate {
  writeVersion += 1
  const keys = { pubkey: bytesOf(key), owner: bytesOf(owner) }
  const account = { ...keys, lamports: String(lamports), data: Buffer.from(data), writeVersion }
  return { filters: ['sextant'], account: { slot, account } }
}

function instructionOf({ programIdIndex, accountIndexes, data }: LedgerInstruction) {
  return { programIdIndex, accounts: Buffer.from(accountIndexes), data: Buffer.from(data) }
}

/** Returns the message for a transaction of a ledger. `index`: its place in the block. */
export function transactionUpdate(transaction: LedgerTransaction, index = 0): SubscribeUpdate {
  const { slot, version, header, error, computeUnits } = transaction
  const signature = bytesOf(transaction.signature)
  const message = {
    header: {
      numRequiredSignatures: header.requiredSignatures,
      numReadonlySignedAccounts: header.readonlySigned,
      numReadonlyUnsignedAccounts: header.readonlyUnsigned,
    },
    accountKeys: transaction.staticKeys.map(bytesOf),
    recentBlockhash: bytesOf(transaction.recentBlockhash),
    instructions: transaction.instructions.map(instructionOf),
    versioned: version !== 'legacy',
  }
  const meta = {
    ...(error === null ? {} : { err: { err: Buffer.from([0]) } }),
    fee: String(transaction.feeLamports),
    preBalances: transaction.preBalances.map(String),
    postBalances: transaction.postBalances.map(String),
    innerInstructions: transaction.innerInstructions.map(({ index, instructions }) => ({
      index,
      instructions: instructions.map((each) => ({ ...instructionOf(each), stackHeight: 2 })),
    })),
    logMessages: [...transaction.logs],
    loadedWritableAddresses: transaction.loadedWritable.map(bytesOf),
    loadedReadonlyAddresses: transaction.loadedReadonly.map(bytesOf),
    computeUnitsConsumed: computeUnits,
  }
  const info = { signature, index, transaction: { signatures: [signature], message }, meta }
  return { filters: ['sextant'], transaction: { slot, transaction: info } }
}

/** Returns the message that completes a slot. */
export function blockMetaUpdate(
  slot: Slot,
  parentSlot: Slot,
  blockTime: UnixSeconds | null,
): SubscribeUpdate {
  const time = blockTime === null ? {} : { blockTime: { timestamp: blockTime } }
  return { filters: ['sextant'], blockMeta: { slot, parentSlot, blockhash: `block ${slot}`, ...time } }
}
