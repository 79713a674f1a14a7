import type { SubscribeUpdate } from '~/solana/geyser/generated/geyser/SubscribeUpdate.generated'
import type { SubscribeUpdateAccountInfo } from '~/solana/geyser/generated/geyser/SubscribeUpdateAccountInfo.generated'
import type { SubscribeUpdateBlock } from '~/solana/geyser/generated/geyser/SubscribeUpdateBlock.generated'
import { geyserService } from '~/solana/geyser/service'
import { bytesOf } from './key-bytes'
import type {
  AccountMessage,
  BlockMessage,
  BlockMetaMessage,
  EntryMessage,
  Message,
  TransactionMessage,
} from './message'
import { varint } from './request-bytes'
import { transactionErr, transactionInfo } from './transaction-info'

/** A part of account data, bytes. */
export interface DataSlice {
  readonly offset: number
  readonly length: number
}

/** What a block message contains besides its meta. */
export interface BlockContents {
  readonly transactions: readonly TransactionMessage[]
  readonly accounts: readonly AccountMessage[]
  readonly withEntry: boolean
}

const { responseSerialize } = geyserService.service.Subscribe

const bodies = new WeakMap<Message, Buffer>()

/**
 * Encodes a message as a `SubscribeUpdate` without filter names. The bytes are cached, so that a message is
 * encoded once for all streams. Block messages have contents of their own: see {@link encodeBlock}.
 */
export function encodeMessage(message: Exclude<Message, BlockMessage>): Buffer {
  const known = bodies.get(message)
  if (known) return known
  const body = encode(message, contentOf(message))
  bodies.set(message, body)
  return body
}

/** Encodes an account of which only parts of the data are sent. */
export function encodeSliced(message: AccountMessage, slices: readonly DataSlice[]): Buffer {
  return encode(message, accountUpdate(message, slices))
}

/** Encodes the status of a transaction: its signature and its error. */
export function encodeStatus(message: TransactionMessage): Buffer {
  const { slot, transaction, isVote, index } = message
  const signature = bytesOf(transaction.signature)
  return encode(message, {
    transactionStatus: { slot, signature, isVote, index, ...transactionErr(transaction) },
  })
}

export function encodeBlock(
  message: BlockMessage,
  contents: BlockContents,
  slices: readonly DataSlice[],
): Buffer {
  return encode(message, { block: blockOf(message, contents, slices) })
}

/** Encodes an update that is not about the chain. */
export function encodeSignal(signal: Pick<SubscribeUpdate, 'ping' | 'pong'>): Buffer {
  return responseSerialize(signal)
}

/**
 * Adds the names of the matching filters to an encoded update. The fields of a protobuf message may come in
 * any order, so that the names need no new encoding of the update.
 */
export function withFilterNames(names: readonly string[], body: Buffer): Buffer {
  const parts = names.flatMap((name) => {
    const text = Buffer.from(name)
    return [filtersTag, varint(text.length), text]
  })
  return Buffer.concat([...parts, body])
}

/** Tag of the field `filters` of `SubscribeUpdate`. */
const filtersTag = Uint8Array.of(0x0a)

function encode({ createdAtMs }: Message, content: SubscribeUpdate): Buffer {
  const seconds = Math.floor(createdAtMs / 1000)
  const nanos = Math.round((createdAtMs - seconds * 1000) * 1_000_000)
  return responseSerialize({ ...content, createdAt: { seconds, nanos } })
}

function contentOf(message: Exclude<Message, BlockMessage>): SubscribeUpdate {
  switch (message.kind) {
    case 'account':
      return accountUpdate(message, [])
    case 'transaction':
      return {
        transaction: { transaction: transactionInfo(message.transaction, message.index), slot: message.slot },
      }
    case 'entry':
      return { entry: entryOf(message) }
    case 'blockMeta':
      return { blockMeta: blockMetaOf(message) }
    case 'slot': {
      const { slot, parent, status, deadError } = message
      return { slot: { slot, parent, status, ...(deadError !== undefined && { deadError }) } }
    }
  }
}

function accountUpdate(message: AccountMessage, slices: readonly DataSlice[]): SubscribeUpdate {
  return { account: { account: accountInfo(message, slices), slot: message.slot, isStartup: false } }
}

/** The rent epoch of rent-exempt accounts, the largest u64. */
const rentExempt = '18446744073709551615'

function accountInfo(
  { account, writeVersion, writer }: AccountMessage,
  slices: readonly DataSlice[],
): SubscribeUpdateAccountInfo {
  return {
    pubkey: bytesOf(account.key),
    lamports: account.lamports.toString(),
    owner: bytesOf(account.owner),
    executable: false,
    rentEpoch: rentExempt,
    data: slices.length === 0 ? account.data : sliced(account.data, slices),
    writeVersion,
    ...(writer !== undefined && { txnSignature: bytesOf(writer) }),
  }
}

/** Joins parts of account data. A part that reaches beyond the data is left out. */
function sliced(data: Uint8Array, slices: readonly DataSlice[]): Uint8Array {
  const whole = slices.filter(({ offset, length }) => offset + length <= data.length)
  return Buffer.concat(whole.map(({ offset, length }) => data.subarray(offset, offset + length)))
}

function entryOf({ slot, blockhash, transactionCount }: EntryMessage) {
  const executedTransactionCount = transactionCount
  return { slot, index: 0, numHashes: 1, hash: bytesOf(blockhash), executedTransactionCount }
}

function blockMetaOf(message: BlockMetaMessage) {
  const { slot, blockhash, blockTime, blockHeight, parent, parentBlockhash, transactionCount } = message
  return {
    slot,
    blockhash,
    rewards: { rewards: [] },
    ...(blockTime !== null && { blockTime: { timestamp: blockTime } }),
    blockHeight: { blockHeight },
    parentSlot: parent,
    parentBlockhash,
    executedTransactionCount: transactionCount,
    entriesCount: 1,
  }
}

function blockOf(
  { meta, entry, accounts }: BlockMessage,
  contents: BlockContents,
  slices: readonly DataSlice[],
): SubscribeUpdateBlock {
  return {
    ...blockMetaOf(meta),
    transactions: contents.transactions.map(({ transaction, index }) => transactionInfo(transaction, index)),
    updatedAccountCount: accounts.length,
    accounts: contents.accounts.map((each) => accountInfo(each, slices)),
    entries: contents.withEntry ? [entryOf(entry)] : [],
  }
}
